import { roles } from '@traiteur/domain/access/scopes.ts';
import { houseNewsKinds } from '@traiteur/domain/house/house-news.ts';
import * as z from 'zod/mini';
import { id, version } from '../statement/fields.ts';
import { storedFields } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';

const kinds = z.array(z.enum(houseNewsKinds)).check(z.maxLength(houseNewsKinds.length));

const listener = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** What their rights let them hear of. */
  offered: kinds,
  kinds,
});

const houseNewsRecord = z.object({
  ...storedFields,
  /** Who is active, the owners first. */
  people: z.array(listener),
  /** If false, mails stay in a folder: there is no mail server. */
  leaves: z.boolean(),
});
export type HouseNews = z.output<typeof houseNewsRecord>;

export const houseNews = operationsOf('house-news', {
  getHouseNews: {
    summary: 'Answers who of the house is mailed at an order from the site, a client’s message or a failed payment.',
    method: 'GET',
    path: '/house-news',
    scope: 'administrators:write',
    result: houseNewsRecord,
    refusals: [],
  },
  updateHouseNews: {
    summary:
      'Says who of the house is mailed of what, from the next order, message or failed payment on; who is not named keeps theirs. Refused when somebody saved since the version given.',
    method: 'PUT',
    path: '/house-news',
    scope: 'administrators:write',
    body: z.strictObject({
      people: z.array(z.strictObject({ id, kinds })).check(z.maxLength(500)),
      version,
    }),
    result: houseNewsRecord,
    reads: 'getHouseNews',
    audit: { only: [] },
    refusals: ['stale'],
  },
});
