import type { Answer, Operations, Received, Tagged } from '@traiteur/contract/statement/operation.ts';
import type { Context } from '../core/context.ts';
import type { ConstraintMeanings } from '../database/rows/constraints.ts';

/** A missing handler does not compile. */
export type Handlers<Ops extends Operations> = {
  [Name in keyof Ops]: (input: Received<Ops[Name]>, context: Context<Ops[Name]['scope']>) => Promise<Answer<Ops[Name]>>;
};

/** Outside the transaction of the work and its audit entry: what is counted here stays when the work refuses. */
export type Around<Ops extends Operations> = {
  [Name in keyof Ops]?: (
    input: Received<Ops[Name]>,
    context: Context<Ops[Name]['scope']>,
    work: () => Promise<Answer<Ops[Name]>>,
  ) => Promise<Answer<Ops[Name]>>;
};

export type Handler = (input: { params: unknown; query: unknown }, context: Context) => Promise<unknown>;

export type ListedHandlers = Record<string, (input: never, context: never) => Promise<unknown>>;

export interface NounHandlers {
  tagged: Tagged;
  handlers: ListedHandlers;
  meanings: ConstraintMeanings;
  around: Partial<Record<string, (input: never, context: never, work: () => Promise<never>) => Promise<unknown>>>;
}

export const handlersFor = <Tag extends string, Ops extends Operations>(
  noun: Tagged<Tag, Ops>,
  handlers: Handlers<Ops>,
  meanings: ConstraintMeanings = {},
  around: Around<Ops> = {},
): NounHandlers => ({ tagged: noun, handlers, meanings, around });

/** What answers one record of the noun with that tag, by its id. @throws where no noun does */
export function getterOf(nouns: readonly NounHandlers[], tag: string): Handler {
  const getter = nouns.find(({ tagged, handlers }) => tagged.tag === tag && 'get' in handlers)?.handlers['get'];
  if (!getter) throw new Error(`no noun ${tag} answers one of its records`);
  // The compiler cannot type handlers in a list: the caller passes an id.
  return getter as Handler;
}

export const meaningsOf = (nouns: readonly NounHandlers[]): ConstraintMeanings =>
  Object.fromEntries(nouns.flatMap(({ meanings }) => Object.entries(meanings)));
