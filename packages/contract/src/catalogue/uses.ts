import type { Scope } from '@traiteur/domain/access/scopes.ts';
import * as z from 'zod/mini';
import { bilingual, count, id, idParameter, moment, version } from '../statement/fields.ts';
import { oneThing } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';

const usedNouns = ['tags', 'allergens', 'sizes', 'categories'] as const;
export type UsedNoun = (typeof usedNouns)[number];
/** Its records stand in an order of the house. */
export type OrderedNoun = UsedNoun | 'stations';
export type MergedNoun = Exclude<UsedNoun, 'categories'>;

const usingNouns = ['products', 'ingredients', 'orders', 'eaters', 'discount-codes'] as const;
export type UsingNoun = (typeof usingNouns)[number];

const catalogueMerge = z.object({
  id,
  otherId: id,
  name: bilingual(80),
  at: moment,
  by: z.string(),
  undoUntil: moment,
});

const recordUses = z.object({
  /** None that does not use it; of orders, those not delivered yet. */
  uses: z.array(z.object({ noun: z.enum(usingNouns), count })),
  /** Merges into it that can still be undone, the latest first. */
  merges: z.array(catalogueMerge),
});
export type RecordUses = z.output<typeof recordUses>;

/** The other record stays, inactive and without uses; within a day `undoCatalogueMerge` gives them back. */
export const mergeInto = <Record extends z.ZodMiniType>(noun: MergedNoun, record: Record) =>
  ({
    method: 'POST',
    path: `/${noun}/{id}/merges`,
    scope: 'catalogue:write',
    params: oneThing,
    body: z.strictObject({ otherId: id, version, otherVersion: version }),
    result: record,
    reads: 'get',
    refusals: ['not-found', 'unknown-reference', 'same-record', 'stale'],
  }) as const;

/** Where `seenIds` says in which order the caller saw them all, another order is refused as `stale`. */
export const moveWithin = <Record extends z.ZodMiniType>(
  noun: OrderedNoun,
  record: Record,
  scope: Scope = 'catalogue:write',
) =>
  ({
    summary: `Moves one of the ${noun} to a place in their order, 1 being the first; the others make room.`,
    method: 'PUT',
    path: `/${noun}/{id}/position`,
    scope,
    params: oneThing,
    body: z.strictObject({
      position: z.int().check(z.minimum(1), z.maximum(9999)),
      seenIds: z.optional(z.array(id).check(z.maxLength(1000))),
    }),
    result: record,
    reads: 'get',
    refusals: ['not-found', 'stale'],
  }) as const;

export const uses = operationsOf('uses', {
  listUses: {
    summary: 'Counts where a tag, an allergen, a size or a category is used, and lists its merges that can be undone.',
    method: 'GET',
    path: '/uses/{noun}/{id}',
    scope: 'catalogue:read',
    params: z.strictObject({ noun: z.enum(usedNouns), id: idParameter }),
    result: recordUses,
    refusals: ['not-found'],
  },
  undoCatalogueMerge: {
    summary:
      'Gives both of a merge what they had, within a day and as long as nobody saved the kept one. A dish or a client saved since keeps what was merged as well.',
    method: 'POST',
    path: '/catalogue-merges/{id}/undoing',
    scope: 'catalogue:write',
    params: oneThing,
    audit: 'none',
    refusals: ['not-found', 'merge-ended', 'saved-since-merge', 'ingredients-too-long'],
  },
});
