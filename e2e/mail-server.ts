import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { writeToOutbox } from '../apps/api/src/mail/outbox.ts';

export async function startMailServer(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, callback) {
      void writeToOutbox(folder, stream, new Date()).then(() => callback(), callback);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
