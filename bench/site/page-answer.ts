import { get, type IncomingMessage } from 'node:http';

/** Without `If-None-Match`, as on a first visit. */
export const visitorHeaders = { accept: 'text/html', 'accept-encoding': 'br', 'accept-language': 'fr' };

const ofConnection = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

export interface PageAnswer {
  /** Names and values in turns, as received. */
  headers: string[];
  body: Buffer;
}

export async function pageAnswer(address: string): Promise<PageAnswer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers: visitorHeaders, agent: false }, resolve).once('error', reject);
  });
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  if (answer.statusCode !== 200 || answer.headers['content-encoding'] !== 'br')
    throw new Error(`${address} answers ${answer.statusCode}, or not in brotli`);
  const headers = answer.rawHeaders.flatMap((name, index, rawHeaders) =>
    index % 2 === 0 && !ofConnection.includes(name.toLowerCase()) ? [name, rawHeaders[index + 1] ?? ''] : [],
  );
  return { headers, body: Buffer.concat(parts) };
}
