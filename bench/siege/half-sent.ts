import { connect } from 'node:net';

const halves = [
  'P',
  'POST /api/auth/login HTTP/1.1\r\nHost: here\r\nX-Slow: ',
  'POST /api/auth/login HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
];

/** Returns the seconds until the server has closed the last connection. */
export async function halfSent(port: number, requests: number): Promise<number> {
  const start = performance.now();
  const connections: Promise<void>[] = [];
  while (connections.length < requests) {
    connections.push(half(port, halves[connections.length % halves.length] ?? ''));
    // The system drops connections beyond its backlog.
    if (connections.length % 100 === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await Promise.all(connections);
  return (performance.now() - start) / 1000;
}

const half = (port: number, text: string) =>
  new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => void socket.write(text));
    socket.resume();
    socket.on('error', () => undefined);
    socket.once('close', () => resolve());
  });
