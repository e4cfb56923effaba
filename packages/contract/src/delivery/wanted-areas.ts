import * as z from 'zod/mini';
import { count, country, email, id, line, locale, moment, optionalText } from '../statement/fields.ts';
import { pageOf, pageQuery } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';
import { wholePostalCode } from './postal-code-fields.ts';

/** Of one e-mail address. */
export const mostWishes = 20;

/** After which a wish is forgotten. */
export const wishMonths = 24;

const wantedAreaInput = z
  .strictObject({
    country,
    postalCode: line(10),
    city: z._default(optionalText(120), ''),
    email,
    locale,
    /** That the address may be kept for this one mail. */
    consent: z.literal(true, { error: () => 'required' }),
  })
  .check(wholePostalCode);
export type WantedAreaInput = z.output<typeof wantedAreaInput>;

/** Of somebody who asks to be forgotten. */
export const forgottenAddress = z.strictObject({ email });

const wantedArea = z.object({
  id,
  country: z.string(),
  postalCode: z.string(),
  city: z.string(),
  /** People who asked. */
  wishes: count,
  lastAt: moment,
});
export type WantedArea = z.output<typeof wantedArea>;

const names = { tag: 'wanted-areas', one: 'WantedArea', many: 'WantedAreas' } as const;

export const wantedAreas = operationsOf(names, {
  noteWantedArea: {
    summary:
      'Keeps an e-mail address, once for each postal code, and mails it once when a zone begins to serve that code; then it is forgotten.',
    method: 'POST',
    path: '/wanted-areas',
    scope: 'public',
    body: wantedAreaInput,
    refusals: ['area-served', 'too-many-wishes', 'too-many-attempts', 'foreign-origin'],
  },
  list: {
    summary:
      'Lists the postal codes outside the zones that people asked for, each with how many, the most wanted first.',
    method: 'GET',
    path: '/wanted-areas',
    scope: 'delivery:read',
    query: pageQuery({}),
    result: pageOf(wantedArea),
    refusals: [],
  },
  forgetAreaWishes: {
    summary: 'Forgets all that an e-mail address asked for outside the zones.',
    method: 'POST',
    path: '/wanted-areas/forgetting',
    scope: 'delivery:write',
    body: forgottenAddress,
    result: z.object({ forgotten: count }),
    // The log must not keep the address that is forgotten.
    audit: 'none',
    refusals: [],
  },
});
