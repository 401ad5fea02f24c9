"""The games for research, a module for each: PettingZoo, Gymnasium, OpenSpiel; docs/research.md is their guide."""
