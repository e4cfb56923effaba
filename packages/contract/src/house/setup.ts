import { usualKinds } from '@traiteur/domain/catalogue/usual-records.ts';
import { optionalSteps, setupSteps } from '@traiteur/domain/house/setup-steps.ts';
import * as z from 'zod/mini';
import { bilingual, cents, count, localDate, localTime } from '../statement/fields.ts';
import { operationsOf } from '../statement/operation.ts';

const setupState = z.object({
  /** In the order in which a new house takes them; `aside`: the house goes on without it. */
  steps: z.array(z.object({ step: z.enum(setupSteps), state: z.enum(['open', 'done', 'aside']) })),
  /** Dishes that wait to be published: of a file that was brought in, for instance. */
  drafts: count,
});
export type Setup = z.output<typeof setupState>;

const testOrder = z.object({
  /** Null where it was refused. */
  order: z.nullable(
    z.object({ dish: bilingual(120), date: localDate, start: localTime, end: localTime, total: cents }),
  ),
  /** What stood in its way; empty where it was placed. */
  obstacles: z.array(z.enum(setupSteps)),
});
export type TestOrder = z.output<typeof testOrder>;

export const setup = operationsOf('setup', {
  getSetup: {
    summary: 'Answers what a new house has done until its first order, and what is open.',
    method: 'GET',
    path: '/setup',
    scope: 'administrators:write',
    result: setupState,
    refusals: [],
  },
  setAsideSetupStep: {
    summary: 'Sets aside a step that the house does without, or takes it up again.',
    method: 'POST',
    path: '/setup/{step}',
    scope: 'administrators:write',
    params: z.strictObject({ step: z.enum(optionalSteps) }),
    body: z.strictObject({ aside: z.boolean() }),
    result: setupState,
    refusals: [],
  },
  offerUsualRecords: {
    summary:
      'Adds the usual allergens (EU annex II), French tax rates, categories, sizes or stations of the kitchen; what the house has by name, address name or code stays.',
    method: 'POST',
    path: '/usual-records',
    scope: 'catalogue:write',
    body: z.strictObject({ kinds: z.array(z.enum(usualKinds)).check(z.minLength(1), z.maxLength(usualKinds.length)) }),
    result: z.object({ added: z.record(z.enum(usualKinds), count) }),
    refusals: [],
  },
  placeTestOrder: {
    summary:
      'Places an order as a client would, by all rules, and takes it away in the same transaction: nothing of it stays, and no mail leaves.',
    method: 'POST',
    path: '/test-order',
    scope: 'administrators:write',
    result: testOrder,
    refusals: [],
  },
});
