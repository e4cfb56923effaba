import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterwards } from '../afterwards.ts';

interface SmtpServer {
  url: string;
  emails: Email[];
  hangUp: () => void;
}

export async function startSmtpServer(options: SMTPServerOptions = {}): Promise<SmtpServer> {
  const emails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, callback) {
      void buffer(stream)
        .then((message) => PostalMime.parse(message))
        .then((mail) => emails.push(mail))
        .then(() => callback(), callback);
    },
    ...options,
  });
  // Whoever sends may be killed: a line that is reset is no fault of the test.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterwards(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return { url: `smtp://127.0.0.1:${port}`, emails, hangUp };
}
