"""A few letters for what results depend on: they change with the code, but not with its comments."""

import ast
import hashlib
from collections.abc import Collection, Iterable
from pathlib import Path


def of_code(files: Iterable[Path], *settings: object, without: Collection[str] = ()) -> str:
    """Of these files and values, but for comments, docstrings and what is assigned to some names."""
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
