import type { Tagged } from '@traiteur/contract/statement/operation.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../core/caller.ts';
import type { Brand } from '../core/house-brand.ts';
import { describer } from './description.ts';
import { sendForm, type WireForms, wireForms } from './wire-forms.ts';

/** The description as JSON, for the address at which somebody asks. */
type Description = (server: string) => WireForms;

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
    void reply.type('application/json; charset=utf-8');
    void reply.headers({ vary: 'authorization, accept-encoding', 'cache-control': 'private, no-cache' });
    return sendForm(request, reply, descriptionFor(caller)(server));
  };
}

/** The forms for the last address are kept: a house has one, and whoever makes up others fills no memory. */
function descriptionOf(document: object): Description {
  const text = JSON.stringify(document);
  let last: { server: string; forms: WireForms } | undefined;
  return (server) => {
    if (last?.server !== server)
      last = { server, forms: wireForms(text.replace(`"${serverPlace}"`, () => JSON.stringify(server))) };
    return last.forms;
  };
}
