#!/usr/bin/env python3
"""A player for Ludoteca in a few lines: takes any seat of any game. Try it:

    ludoteca play medioevo --seats me,cmd:"python3 bots/examples/mybot.py"

It prefers answers that it has seen go well in earlier games of this run, and else plays at random.
"""
import json
import random
import sys

worth = {}  # answer in notation -> [how often played, total of the scores that followed]
played = []
seat = 0


def choose(question):
    """Where you put your own ideas. `question["view"]` is all that your seat can see."""
    legal = question["legal"]
    if not legal:  # too many to write out, or offers only
        return question["any"]
    if random.random() < 0.2:
        return random.choice(legal)
    return max(legal, key=lambda move: (worth[move][1] / worth[move][0] if move in worth else 0, random.random()))


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "begin":
        seat, played = message["seat"], []
    elif message["type"] == "question":
        move = None if message["optional"] else choose(message)
        played.append(move)
        print(json.dumps({"type": "answer", "id": message["id"], "move": move}), flush=True)
    elif message["type"] == "end":
        score = next(side["score"] for side in message["standing"]["sides"] if seat in side["seats"])
        for move in played:
            count, total = worth.get(move, (0, 0))
            worth[move] = (count + 1, total + score)
