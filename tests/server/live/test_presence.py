"""Who is at a table: shown to everybody who listens."""

from __future__ import annotations

from tests.server.clients import News, open_table, person
from tests.server.seated_tables import keys_of
from tests.server.servers import Server


def test_presence(server: Server) -> None:
    opened = open_table(server.url, person(), person())
    table_id = opened["table"]["id"]
    with News(server.url, table_id, opened["onlooker"]) as onlooker:
        assert onlooker.wait_for("presence") == {"type": "presence", "seats": [], "onlookers": 1}
        with News(server.url, table_id, keys_of(opened)[1]):
            assert onlooker.wait_for("presence", 2)["seats"] == [1]
        assert onlooker.wait_for("presence", 3)["seats"] == []
