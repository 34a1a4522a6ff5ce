"""What web push needs of cryptography: encrypts for one browser (RFC 8291), signs (RFC 8292).

Apart from `web_push`, which imports it when somebody first asks to be reminded: it takes 10 MB.
"""

import os
import struct

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

_RECORD = 4096


def public_point(key: bytes) -> bytes:
    """The public key that belongs to a server's stored key."""
    return _point(_private(key))


def signature(key: bytes, text: bytes) -> bytes:
    """Signs with a server's stored key (ES256)."""
    r, s = utils.decode_dss_signature(_private(key).sign(text, ec.ECDSA(hashes.SHA256())))
    return r.to_bytes(32, "big") + s.to_bytes(32, "big")


def encrypted(
    message: bytes,
    p256dh: bytes,
    auth: bytes,
    salt: bytes | None = None,
    sender: bytes | None = None,
) -> bytes:
    """The message for the browser with this public key and this secret (RFC 8291, aes128gcm).

    Raises `ValueError` if the browser's key is none.
    """
    salt = salt or os.urandom(16)
    private = ec.generate_private_key(ec.SECP256R1()) if sender is None else _private(sender)
    browser = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), p256dh)
    ours = _point(private)
    shared = private.exchange(ec.ECDH(), browser)
    secret = _derived(shared, auth, b"WebPush: info\0" + p256dh + ours, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    return salt + struct.pack(">IB", _RECORD, len(ours)) + ours + sealed


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _private(key: bytes) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(key, "big"), ec.SECP256R1())


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
