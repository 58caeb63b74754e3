"""An example for the help page of each command; the empty name is `salle` alone."""

from __future__ import annotations

EXAMPLES = {
    "": "salle --lan --port 8000",
    "play": "salle play engarde --vs scholar",
    "serve": "salle serve --port 8000 --browser",
    "backup": "salle backup salle-backup.sqlite",
    "export": "salle export bouts.jsonl --game engarde",
    "games": "salle games",
    "bots": "salle bots engarde",
    "rules": "salle rules readyfence",
    "cards": "salle cards audatia",
    "card": "salle card readyfence stop-hit",
    "laws": "salle laws engarde/basic --bouts 20",
    "perft": "salle perft engarde 2",
    "replay": "salle replay bout.salle --seat left --boards",
    "verify": "salle verify bout.salle",
    "sim": "salle sim engarde --bots tactic,random --bouts 100 --seed 7",
    "ladder": "salle ladder engarde --only tactic,random --most 20",
    "solve": "salle solve engarde/standard --opt values=3 --opt copies=3 --opt hand=2 --opt piste=7",
    "bench": "salle bench engine engarde",
    "bench strength": "salle bench strength engarde --bot tactic --units 5 --samples 0",
}
