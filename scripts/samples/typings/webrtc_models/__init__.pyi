class RTCConfiguration: ...
class RTCIceServer: ...

class RTCIceCandidateInit:
    candidate: str
    sdp_mid: str | None
    sdp_m_line_index: int | None
    user_fragment: str | None
