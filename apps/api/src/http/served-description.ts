import { createHash } from 'node:crypto';
import type { Tagged } from '@traiteur/contract/statement/operation.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../core/caller.ts';
import type { Brand } from '../core/house-brand.ts';
import { describer } from './description.ts';

interface Description {
  /** The document as JSON, before and after the address of the server. */
  before: string;
  after: string;
  etag: string;
}

/** No origin looks like it, and JSON writes it as it is. */
const serverPlace = 'the-server-stands-here';

/**
 * Answers the description to whoever asks, under the name that the house has then: made once for all who may do the same, and not sent again to
 * who has it. Programmers read it, in English whatever the caller's language.
 */
export function servedDescription(
  nouns: readonly Tagged[],
  { brand, version }: { brand: Pick<Brand, 'name'>; version: string },
) {
  const describe = describer(nouns);
  const descriptions = new Map<string, Description>();
  let title = brand.name;

  function descriptionFor(caller: Caller | undefined): Description {
    if (title !== brand.name) descriptions.clear();
    title = brand.name;
    const key = caller ? [caller.kind, ...('scopes' in caller ? caller.scopes : [])].join(' ') : '';
    const description =
      descriptions.get(key) ?? descriptionOf(describe(caller, { title, version, server: serverPlace }));
    descriptions.set(key, description);
    return description;
  }

  // Nobody who is unknown waits for it, or makes others wait.
  descriptionFor(undefined);

  return (request: FastifyRequest, reply: FastifyReply, caller: Caller | undefined, server: string) => {
    const { before, after, etag } = descriptionFor(caller);
    // Weak: compressed or not, it says the same.
    const tag = `W/"${etag}-${hashOf(server)}"`;
    reply.headers({ etag: tag, vary: 'authorization', 'cache-control': 'private, no-cache' });
    const isUpToDate = request.headers['if-none-match']?.split(',').some((one) => one.trim() === tag);
    if (isUpToDate) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(`${before}${JSON.stringify(server)}${after}`);
  };
}

function descriptionOf(document: object): Description {
  const text = JSON.stringify(document);
  const [before = '', after = ''] = text.split(`"${serverPlace}"`);
  return { before, after, etag: hashOf(text) };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
