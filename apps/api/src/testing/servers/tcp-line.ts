import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterwards } from '../afterwards.ts';

/** A line of ours to a server, which can be slowed down, stalled and cut. */
export async function openLine(target: NetConnectOpts) {
  const sockets = new Set<Socket>();
  /** Both ends of each call of which something is stalled. */
  const stalledCalls = new Set<readonly [Socket, Socket]>();
  let isStalled = false;
  let release = Promise.withResolvers<void>();
  let delay = 0;

  const server = createServer((caller) => {
    const callee = connect(target);
    for (const socket of [caller, callee]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => sockets.delete(socket));
    }
    void pass(caller, callee, async () => {
      if (!isStalled) return;
      const call = [caller, callee] as const;
      stalledCalls.add(call);
      await release.promise;
      stalledCalls.delete(call);
    });
    void pass(callee, caller, async () => undefined);
  });

  async function pass(from: Socket, to: Socket, gate: () => Promise<void>): Promise<void> {
    try {
      for await (const chunk of from) {
        if (delay > 0) await pause(delay);
        await gate();
        if (!to.writable) break;
        to.write(chunk as Buffer);
      }
    } catch {
      // A cut line ends both of its sides.
    }
    to.destroy();
    from.destroy();
  }

  const cut = (ends: Iterable<Socket> = sockets) => {
    for (const socket of ends) socket.destroy();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterwards(async () => {
    const end = new Promise((resolve) => server.close(resolve));
    cut();
    release.resolve();
    await end;
  });
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => cut(),
    /** Milliseconds that each piece takes longer, one way. */
    slow: (milliseconds: number) => void (delay = milliseconds),
    /** From now on what callers say does not arrive, and nobody is told. */
    stall: () => void (isStalled = true),
    stalledCount: () => stalledCalls.size,
    cutStalled: () => {
      cut([...stalledCalls].flat());
      stalledCalls.clear();
    },
    /** What is stalled stays so. */
    letOthersThrough: () => void (isStalled = false),
    letThrough(): void {
      isStalled = false;
      release.resolve();
      release = Promise.withResolvers<void>();
    },
  };
}
