import type { Answer, Operations, Received, Tagged } from '@traiteur/contract/statement/operation.ts';
import type { Context } from '../core/context.ts';
import type { ConstraintMeanings } from '../database/rows/constraints.ts';

/** One handler for each operation of a noun; a missing one does not compile. */
export type Handlers<Ops extends Operations> = {
  [Name in keyof Ops]: (input: Received<Ops[Name]>, context: Context<Ops[Name]['scope']>) => Promise<Answer<Ops[Name]>>;
};

/** A handler among those of other operations. */
export type Handler = (input: { params: unknown; query: unknown }, context: Context) => Promise<unknown>;

/** Handlers by the names of their operations. Each is typed by its own operation where it is written; listed together they only share their shape. */
export type ListedHandlers = Record<string, (input: never, context: never) => Promise<unknown>>;

export interface NounHandlers {
  tagged: Tagged;
  handlers: ListedHandlers;
  meanings: ConstraintMeanings;
}

/** Ties a noun's operations to what carries them out, and says what those of its constraints mean whose names do not. */
export const handlersFor = <Tag extends string, Ops extends Operations>(
  noun: Tagged<Tag, Ops>,
  handlers: Handlers<Ops>,
  meanings: ConstraintMeanings = {},
): NounHandlers => ({ tagged: noun, handlers, meanings });

/** What the constraints of all those nouns mean. */
export const meaningsOf = (nouns: readonly NounHandlers[]): ConstraintMeanings =>
  Object.fromEntries(nouns.flatMap(({ meanings }) => Object.entries(meanings)));
