import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy in front of several processes, as operators use them: each connection goes to the next process that accepts it. */
export interface RoundRobin {
  readonly address: string;
  stop(): void;
}

export async function roundRobin(addresses: readonly string[]): Promise<RoundRobin> {
  const ports = addresses.map((address) => Number(new URL(address).port));
  const open = new Set<Socket>();
  let turn = 0;
  const pass = (client: Socket, tries: number): void => {
    if (tries === 0) return void client.destroy();
    const port = ports[turn++ % ports.length] ?? 0;
    const upstream = connect(port, '127.0.0.1');
    upstream.once('error', () => pass(client, tries - 1));
    upstream.once('connect', () => {
      upstream.removeAllListeners('error');
      for (const [one, other] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        open.add(one);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          open.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
    });
  };
  const server = createServer((client) => {
    client.on('error', () => client.destroy());
    pass(client, ports.length);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
