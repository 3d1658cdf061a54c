#!/usr/bin/env python3
"""A program that plays over the network: accepts every invitation and answers every question.

    LUDOTECA_TOKEN=lud_… python3 bots/examples/netbot.py http://127.0.0.1:3000

It needs nothing but Python. bots/PROTOCOL.md says what comes and what goes.
"""
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request

HOUSE = sys.argv[1].rstrip("/")
HEADERS = {"authorization": "Bearer " + os.environ["LUDOTECA_TOKEN"], "content-type": "application/json"}


def call(method, path, body=None, timeout=90):
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(HOUSE + path, data, HEADERS, method=method), timeout=timeout)


def choose(question):
    """Where you put your own ideas. `question["view"]` is all that your seat can see."""
    return random.choice(question["legal"]) if question["legal"] else question["any"]


def answer(message):
    """Sends until the house has it: the same answer twice does no harm."""
    path = "/api/bot/tables/%s/seats/%d/answer" % (message["table"], message["seat"])
    body = {"id": message["id"], "move": None if message["optional"] else choose(message)}
    while True:
        try:
            return call("POST", path, body).read()
        except urllib.error.HTTPError as error:
            if error.code not in (429, 503):
                return print("refused:", error.read().decode(), file=sys.stderr)
        except OSError:
            pass
        time.sleep(0.5)


while True:
    try:
        for line in call("GET", "/api/bot/stream"):
            message = json.loads(line) if line.strip() else {"type": "nothing"}
            if message["type"] == "invited":
                call("POST", "/api/tables/%s/join" % message["table"], {}).read()
            elif message["type"] == "question":
                answer(message)
            elif message["type"] == "end":
                print("over:", json.dumps([[side["seats"], side["score"]] for side in message["standing"]["sides"]]), flush=True)
    except (OSError, ValueError) as error:
        print("lost the way, trying again:", error, file=sys.stderr)
    time.sleep(0.5)
