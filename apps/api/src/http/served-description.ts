import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../core/caller.ts';
import type { Brand } from '../core/house-brand.ts';
import type { Describe } from './description.ts';
import { sendForm, type WireForms, wireForms } from './wire-forms.ts';

type Description = (server: string) => WireForms;

/** Placeholder: no origin looks like it, and JSON does not escape it. */
const serverPlace = 'the-server-stands-here';

export function servedDescription(
  describe: Describe,
  { brand, version }: { brand: Pick<Brand, 'name'>; version: string },
) {
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

  // At once, because anonymous callers must not block others.
  descriptionFor(undefined);

  return (request: FastifyRequest, reply: FastifyReply, caller: Caller | undefined, server: string) => {
    void reply.type('application/json; charset=utf-8');
    void reply.headers({ vary: 'authorization, accept-encoding', 'cache-control': 'private, no-cache' });
    return sendForm(request, reply, descriptionFor(caller)(server));
  };
}

/** Keeps the last address only: a house has one, and invented hosts must not fill memory. */
function descriptionOf(document: object): Description {
  const text = JSON.stringify(document);
  let last: { server: string; forms: WireForms } | undefined;
  return (server) => {
    if (last?.server !== server)
      last = { server, forms: wireForms(text.replace(`"${serverPlace}"`, () => JSON.stringify(server))) };
    return last.forms;
  };
}
