"""The reasons that a pairing stores; `why-<code>` in events-why.ftl says each as a sentence.

Facts are names as they were at the time, numbers, and points (3 half points are 1.5).

| code | facts | meaning |
| --- | --- | --- |
| first-by-lot | | the first heat is drawn by lot |
| same-points | points | both have as many points |
| near-points | name, more, other, less | no better partner with the same points was free |
| not-met | | the two have not met yet |
| meet-again | times | everybody free was met already; these two met so often |
| start-by-lot | name | nothing else decides who begins |
| start-due | name | the one named must begin, or the other must not |
| start-less-often | name | the one named began less often so far |
| start-less-recently | name | both began equally often; the one named less recently |
| bye-lowest | name, points | the fewest points of all who had no bye yet |
| bye-again | name, times | everybody had a bye already |
| all-play-all | | everybody meets everybody |
| bye-in-turn | name | all play all with an odd number: everybody has a bye once |
| bye-opponent-absent | name, other | the opponent of this heat is not here |
| dutch | | paired by FIDE's Dutch system |
| seed-by-lot | | the places in the bracket are drawn by lot |
| seed-by-group | | the places in the bracket follow from the groups |
| bracket | | both won the bouts that lead here |
| third-place | | both lost their semifinals |
| equal-losses | | double elimination: both lost equally often |
| perfect-schedule | | a schedule in which everybody meets everybody once |
| similar-points | most, least | three with similar points who met as little as possible |
| two-at-table | | the number can't be divided by three; next time they sit at three |
| new-mates | | nobody has played on one side with these mates yet |
| mates-again | | everybody has had all possible mates |
| sides-balanced | | both sides have similar points |
| free-now | | both were free |
| near-rank | more, less | they are close in the standing |
| challenge | name, other | the first one challenges the next above |
| same-deals | | a group of its own, with the same deals as all others |
| level-first | | climb: the first bout of the group |
| level-next | | climb: the group has won the level before this one |
| level-again | | climb: the group has not won this level yet |
| same-level-same-deal | | climb: all groups at this level have the same deal |
| bye-all-won | name | climb: the group has won all levels |
| bye-seed | name | knockout: the best seeds begin in the second heat |
| bye-walkover | name | knockout: the opponent is not here |
| bye-waits | name | double elimination: an odd number, or nobody left with equally many losses |
| bye-nobody-left | name | nobody is left who may be the opponent |
"""

from knobel.tournament.pairing.field import Field, Player
from knobel.tournament.values import Reason


def shown(points: int) -> int | float:
    """Half points as people count them."""
    return points // 2 if points % 2 == 0 else points / 2


def of_pair(field: Field, one: Player, other: Player) -> tuple[Reason, ...]:
    """Why these two meet, in a format that pairs by points."""
    times = one.met.count(other.id)
    meeting = Reason("meet-again", {"times": times}) if times else Reason("not-met")
    if field.heat == 1:
        return (Reason("first-by-lot"),)
    if one.points == other.points:
        return (Reason("same-points", {"points": shown(one.points)}), meeting)
    more, less = sorted((one, other), key=lambda player: -player.points)
    gap = {
        "name": more.name,
        "more": shown(more.points),
        "other": less.name,
        "less": shown(less.points),
    }
    return (Reason("near-points", gap), meeting)


def of_bye(player: Player) -> Reason:
    """Why this player has the bye."""
    if player.byes:
        return Reason("bye-again", {"name": player.name, "times": player.byes})
    return Reason("bye-lowest", {"name": player.name, "points": shown(player.points)})
