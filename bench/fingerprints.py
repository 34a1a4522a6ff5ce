"""Short digests of the code that results depend on; comments do not change them."""

import ast
import hashlib
from collections.abc import Collection, Iterable
from pathlib import Path


def of_code(files: Iterable[Path], *settings: object, without: Collection[str] = ()) -> str:
    """The digest of these files and values, without comments, docstrings and some assignments."""
    digest = hashlib.sha256(repr(settings).encode())
    for file in files:
        tree = ast.parse(file.read_bytes())
        for node in ast.walk(tree):
            body = getattr(node, "body", None)
            if isinstance(body, list):
                node.body = [part for part in body if not _is_apart(part, without)]  # type: ignore[attr-defined] # it has one
        digest.update(ast.dump(tree).encode())
    return digest.hexdigest()[:12]


def _is_apart(part: ast.AST, names: Collection[str]) -> bool:
    match part:
        case ast.Expr(value=ast.Constant()):
            return True
        case ast.Assign(targets=[ast.Name(id=name)]):
            return name in names
    return False
