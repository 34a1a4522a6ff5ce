"""Every limit of the server, with its value and its reason: what one visitor may use.

`knobel serve --limit NAME=VALUE` sets one, with dashes in its name.  A refusal that is due to a
limit tells the client in `retry_after`, in seconds, when to try again, if trying again can help.
"""

from msgspec import Struct


class Limits(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The limits of one server; the defaults suit a school class behind one address."""

    # A socket

    message_bytes: int = 4096
    """The longest message that a client may send; no command needs half of it."""
    messages_per_second: float = 20
    """How many messages a connection may send in the long run."""
    messages_burst: int = 60
    """How many messages a connection may send at once after a silence."""
    messages_refused: int = 100
    """How many messages over the limit are refused before the connection is closed."""
    messages_at_once: int = 8
    """How many messages of an address are dealt with at the same time; the others wait in line."""
    outbox_messages: int = 500
    """How many messages may wait for a client that reads slowly; then it is disconnected."""
    frames_per_second: float = 40
    """How many frames a connection may send in the long run: messages, pieces of them and pings."""
    frames_burst: int = 300
    """How many frames a connection may send at once; beyond that it is disconnected."""
    fragments_per_message: int = 64
    """The number of fragments that a message may consist of; browsers send one."""
    slice_bytes: int = 2048
    """How much of what a connection sends is parsed before its frames are counted."""
    frame_bytes: int = 64 * 1024
    """The longest message that is read at all; a longer one ends the connection."""
    ping_seconds: float = 5
    """After how long without a move the server asks a connection whether somebody is still there."""
    pong_seconds: float = 10
    """How long the client may take to answer, or to close the connection; then it is cut."""

    sockets_per_address: int = 300
    """How many sockets an address behind a proxy on this machine may hold."""

    sockets_per_second: float = 150
    """How many sockets the server opens in the long run; the others wait, so that moves go first."""
    sockets_burst: int = 20
    """How many sockets the server opens at once."""

    # Connections

    connections: int = 10_000
    """How many connections there may be, or fewer if the system allows fewer open files."""
    spare_files: int = 400
    """How many open files are reserved for everything else, and for connections that wait."""
    connections_waiting: int = 256
    """How many connections may wait to be let in while the server is busy."""
    connections_per_second: float = 30
    """How many connections an address may begin in the long run."""
    connections_burst: int = 600
    """How many connections an address may begin at once: a class of thirty
    that reloads three times."""
    connections_per_address: int = 300
    """How many connections an address may hold; a class of thirty holds six for each pupil."""
    request_seconds: float = 10
    """How long a request may take to arrive, from the first byte to the last of its body."""
    unread_seconds: float = 60
    """How long an answer may wait for a client that does not read it."""
    url_bytes: int = 4096
    """The longest address of a call; ours are a tenth as long."""
    header_bytes: int = 16 * 1024
    """How long all headers of a request may be."""
    headers: int = 100
    """How many headers a request may have; a browser behind a proxy sends thirty."""
    pipelined_requests: int = 10
    """How many requests may follow on a connection before the first is answered."""

    # Calls

    calls_at_once: int = 4
    """How many calls of an address are answered at the same time; the others wait in line."""
    body_bytes: int = 64 * 1024
    """The longest body of a call; the longest settings are a tenth as long."""
    host_bytes: int = 255
    """The longest host name in a request: the limit of the domain name system."""
    qr_codes: int = 500
    """How many QR codes are kept; drawing one takes some milliseconds."""
    link_pictures: int = 100
    """How many pictures of links are kept; each takes 150 kB and half a second to draw."""
    matches_per_second: float = 0.5
    """How many matches an address may open in the long run: a class of thirty, one a minute each."""
    settings_bytes: int = 4096
    """How long the settings of one match are; longer ones count as several matches."""
    matches_burst: int = 60
    """How many matches an address may open at once: a class of thirty, two each."""
    joins_per_second: float = 2
    """How many seats an address may take in the long run."""
    joins_burst: int = 120
    """How many seats an address may take at once: a class of thirty, four each."""
    lessons_per_second: float = 20
    """How many moves of lessons an address may try in the long run; each costs computing time."""
    lessons_burst: int = 200
    """How many moves of lessons an address may try at once."""
    drawings_per_second: float = 1
    """How many new QR codes and pictures of links an address may have drawn in the long run."""
    drawings_burst: int = 60
    """How many new QR codes and pictures of links an address may have drawn at once: one for each
    match that it may open."""
    guesses_per_second: float = 0.5
    """How many wrong codes an address may try in the long run, one after the other; if it keeps
    `guesses_waiting` of them waiting it can try two a second, three years on average for one of 387
    million."""
    guesses_burst: int = 30
    """How many wrong codes an address may try at once: each pupil of a class, one typing error."""
    guess_wait_seconds: float = 30
    """How long a code waits to be checked, at most, once its address has tried too many wrong ones."""
    guesses_waiting: int = 60
    """How many codes of an address may wait to be checked; more are refused.  Two for each pupil of
    a class; a larger number would allow an address to guess faster."""
    addresses: int = 10_000
    """How many addresses are remembered for each count before the harmless ones are forgotten."""
    local_visitors: int = 1
    """How many addresses the machine itself counts as: more if a proxy on it hides its visitors."""

    # A match

    asides_per_match: int = 1000
    """How many lines people may add to a match besides playing: names, seats, proposals."""
    sign_seconds: float = 3
    """How often a person at a table may send a sign in the long run."""
    signs_burst: int = 3
    """How many signs a person may send at once."""
    lines_per_match: int = 50_000
    """How long the log of a match may become; then it can only be given up."""
    missed_versions: int = 500
    """How many missed versions a returning client is sent one by one; if it missed more, it is sent
    the complete state, which costs less."""
    history_page: int = 500
    """The maximum number of versions in one answer of the history."""
    history_cache_bytes: int = 16 * 1024 * 1024
    """How much memory the pages of histories that were requested last may take."""
    record_bytes: int = 16_000_000
    """The longest record that can be imported; `lines_per_match` lines need less."""

    # A tournament

    events_per_day: int = 20
    """How many tournaments an address may open in a day."""
    results_per_second: float = 1
    """How many results a device may report in the long run; a player's, as much of everything else."""
    results_burst: int = 3
    """How many results a device may report at once, such as those that it kept while offline."""
    event_file_bytes: int = 2_000_000
    """The longest file from which a tournament can be opened."""
    lines_per_event: int = 20_000
    """How long the log of a tournament may become: 500 entrants, 64 heats; then it can only end.

    The last quarter is for the host and for results, and results of bouts under way may make it
    longer.
    """

    # Web push

    push_per_seat: int = 5
    """How many browsers of one person are told by web push that it is their turn."""
    push_browsers: int = 2000
    """How many browsers all nodes together remember; then those that asked longest ago are
    forgotten, so nobody can fill the disk with them."""
    push_at_once: int = 4
    """How many messages are sent and endpoints looked up at the same time; each takes a thread."""
    push_seconds: float = 10
    """How long a push service may take for a message."""

    # Bots

    bots_only_matches: int = 20
    """How many matches without a person's seat may run at a time.  They run while somebody follows
    them; the others rest and cost nothing."""
    bots_only_retry_seconds: int = 60
    """After how many seconds a client that was refused such a match is told to try again."""


DEFAULTS = Limits()
