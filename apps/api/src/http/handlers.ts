import type { Answer, Operations, Received, Tagged } from '@traiteur/contract/statement/operation.ts';
import type { Context } from '../core/context.ts';
import type { ConstraintMeanings } from '../database/rows/constraints.ts';

/** A missing handler does not compile. */
export type Handlers<Ops extends Operations> = {
  [Name in keyof Ops]: (input: Received<Ops[Name]>, context: Context<Ops[Name]['scope']>) => Promise<Answer<Ops[Name]>>;
};

export type Handler = (input: { params: unknown; query: unknown }, context: Context) => Promise<unknown>;

export type ListedHandlers = Record<string, (input: never, context: never) => Promise<unknown>>;

export interface NounHandlers {
  tagged: Tagged;
  handlers: ListedHandlers;
  meanings: ConstraintMeanings;
}

export const handlersFor = <Tag extends string, Ops extends Operations>(
  noun: Tagged<Tag, Ops>,
  handlers: Handlers<Ops>,
  meanings: ConstraintMeanings = {},
): NounHandlers => ({ tagged: noun, handlers, meanings });

export const meaningsOf = (nouns: readonly NounHandlers[]): ConstraintMeanings =>
  Object.fromEntries(nouns.flatMap(({ meanings }) => Object.entries(meanings)));
