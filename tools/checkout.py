"""The checkout's own packages, for the tools that use them whether or not the game is installed.

`from checkout import ROOT` comes before the first import of `game`: the alphabet sees to that.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
