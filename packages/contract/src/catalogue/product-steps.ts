import * as z from 'zod/mini';
import { moment, version } from '../statement/fields.ts';
import { oneThing } from '../statement/lists.ts';

/** What is done with one product from its page; `record` is the product as it is answered. */
export const productSteps = <Record extends z.ZodMiniType>(record: Record) =>
  ({
    archiveProduct: {
      summary: 'Takes a product off sale; the orders that have it stay. Refused for a draft.',
      method: 'PUT',
      path: '/products/{id}/archiving',
      scope: 'catalogue:write',
      params: oneThing,
      body: z.strictObject({ version }),
      result: record,
      reads: 'get',
      refusals: ['not-found', 'stale', 'status-not-allowed'],
    },
    restoreProduct: {
      summary: 'Puts an archived product on sale again, by the rules for whatever goes on sale.',
      method: 'PUT',
      path: '/products/{id}/restoration',
      scope: 'catalogue:write',
      params: oneThing,
      body: z.strictObject({ version }),
      result: record,
      reads: 'get',
      refusals: [
        'not-found',
        'stale',
        'status-not-allowed',
        'no-size-offered',
        'no-day-offered',
        'allergens-not-declared',
        'ingredients-undeclared',
        'follows-recipe',
        'allergens-unknown',
        'recipe-disputed',
      ],
    },
    duplicateProduct: {
      summary:
        'Adds a draft like a product, with its prices, picture, tags and explanations; its allergens are there to be declared again.',
      method: 'POST',
      path: '/products/{id}/copies',
      scope: 'catalogue:write',
      params: oneThing,
      result: record,
      status: 201,
      refusals: ['not-found', 'already-taken'],
    },
    previewProduct: {
      summary:
        'Gives the key to a page of the site that shows a product as clients would see it, whatever its status, for an hour: the site reads it by `getMealPreview`.',
      method: 'POST',
      path: '/products/{id}/previews',
      scope: 'catalogue:write',
      params: oneThing,
      result: z.object({ key: z.string(), until: moment }),
      status: 201,
      audit: 'none',
      refusals: ['not-found'],
    },
  }) as const;
