#!/usr/bin/env python3
"""A program that plays over the network: accepts every invitation and answers every question.

    LUDOTECA_TOKEN=lud_… python3 bots/examples/netbot.py http://127.0.0.1:3000

It needs nothing but Python. bots/PROTOCOL.md says what comes and what goes.
"""
import http.client
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request

HOUSE = sys.argv[1].rstrip("/")
HEADERS = {"authorization": "Bearer " + os.environ["LUDOTECA_TOKEN"], "content-type": "application/json"}
BROKEN = (OSError, ValueError, http.client.HTTPException)  # the connection, or a line cut short


def call(method, path, body=None, timeout=90):
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(HOUSE + path, data, HEADERS, method=method), timeout=timeout)


def send(path, body):
    """Sends until the house has it: the same twice does no harm."""
    while True:
        try:
            return call("POST", path, body).read()
        except urllib.error.HTTPError as error:
            if error.code not in (429, 503):
                return print("refused:", error.read().decode(), file=sys.stderr)
        except BROKEN:
            pass
        time.sleep(0.5)


def choose(question):
    """Where you put your own ideas. `question["view"]` is all that your seat can see."""
    return random.choice(question["legal"]) if question["legal"] else question["any"]


while True:
    try:
        for line in call("GET", "/api/bot/stream"):
            message = json.loads(line) if line.strip() else {"type": "nothing"}
            if message["type"] == "invited":
                send("/api/tables/%s/join" % message["table"], {})
            elif message["type"] == "question" and not message["optional"]:
                path = "/api/bot/tables/%s/seats/%d/answer" % (message["table"], message["seat"])
                send(path, {"id": message["id"], "move": choose(message)})
            elif message["type"] == "end":
                print("over:", json.dumps([[side["seats"], side["score"]] for side in message["standing"]["sides"]]), flush=True)
    except BROKEN as error:
        if getattr(error, "code", 0) in (401, 403):
            sys.exit("the house refuses the token: " + error.read().decode())
        print("lost the way, trying again:", error, file=sys.stderr)
    time.sleep(0.5)
