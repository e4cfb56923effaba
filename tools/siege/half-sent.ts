import { connect } from 'node:net';

const halves = [
  '',
  'POST /api/auth/login HTTP/1.1\r\nHost: here\r\nX-Slow: ',
  'POST /api/auth/login HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
];

/** Begins that many requests and leaves them there. Gives the seconds until the server has closed the last of them. */
export async function halfSent(port: number, requests: number): Promise<number> {
  const start = performance.now();
  await Promise.all(Array.from({ length: requests }, (_, number) => half(port, halves[number % halves.length] ?? '')));
  return (performance.now() - start) / 1000;
}

const half = (port: number, text: string) =>
  new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => void socket.write(text));
    socket.resume();
    socket.on('error', () => undefined);
    socket.once('close', () => resolve());
  });
