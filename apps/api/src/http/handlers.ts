import type { Answer, Operations, Received, Tagged } from '@traiteur/contract/statement/operation.ts';
import type { Context } from './context.ts';

/** One handler for each operation of a noun; a missing one does not compile. */
export type Handlers<Ops extends Operations> = {
  [Name in keyof Ops]: (received: Received<Ops[Name]>, context: Context<Ops[Name]>) => Promise<Answer<Ops[Name]>>;
};

export interface ServedNoun {
  tagged: Tagged;
  // Each handler is typed by its own operation where it is written; listed together they only share their shape.
  handlers: Record<string, (received: never, context: never) => Promise<unknown>>;
}

/** Ties a noun's operations to what carries them out. */
export const served = <Tag extends string, Ops extends Operations>(
  tagged: Tagged<Tag, Ops>,
  handlers: Handlers<Ops>,
): ServedNoun => ({ tagged, handlers });
