from . import Zeroconf

class AsyncZeroconf:
    zeroconf: Zeroconf
