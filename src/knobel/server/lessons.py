"""Lessons: the rules judge a learner's step; the server stores nothing."""

from typing import Annotated, TypeAlias

from litestar import post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta, Struct

from knobel.catalog.lessons import Lesson, attempt
from knobel.server.given import AnyRequest, Means, Service, pay

Text: TypeAlias = Annotated[str, Meta(max_length=60)]


class Try(Struct, frozen=True, forbid_unknown_fields=True):
    """The learner's moves in a step so far; the default is the first step."""

    step: Text = ""
    moves: Annotated[tuple[Text, ...], Meta(max_length=40)] = ()


@post("/api/lessons/{game:str}", summary="A step of a lesson, tried", status_code=HTTP_200_OK)
async def learn(
    game: FromPath[str],
    data: JSONBody[Try],
    request: AnyRequest,
    service: Service,
    allowances: Means,
) -> Lesson:
    await pay(request, service, allowances.lessons)
    return attempt(game, data.step, data.moves)
