import * as z from 'zod/mini';
import { bilingual, cents, count, id, moment, version } from '../statement/fields.ts';
import { oneThing, storedFields } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';
import { siteTextsInput } from './house-texts.ts';

export const siteTexts = z.object({
  ...storedFields,
  ...siteTextsInput.shape,
  /** As on invoices; empty if unknown. */
  company: z.object({
    legalName: z.string(),
    legalForm: z.string(),
    capital: z.nullable(cents),
    address: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
    siret: z.string(),
    registry: z.string(),
    vatNumber: z.string(),
  }),
  dailyChoices: count,
  /** On sale, whatever the day. */
  dishes: count,
  /** The tag by which vegetarian dishes are found; null where no dish on sale has it. */
  vegetarian: z.nullable(bilingual(80)),
  takesTransfers: z.boolean(),
  takesOnline: z.boolean(),
  largestLineQuantity: count,
  /** Null if none is in force. */
  delivery: z.nullable(
    z.object({
      shippingFee: cents,
      /** Goods from which delivery is free, in cents; null = never. */
      freeDeliveryFrom: z.nullable(cents),
      noticeHours: count,
      promiseHours: count,
    }),
  ),
  allergens: z.array(z.object({ id, code: z.string(), name: bilingual(80) })),
});
export type SiteTexts = z.output<typeof siteTexts>;

/** The first version has no author. */
const siteTextVersion = z.object({ version, savedBy: z.nullable(z.string()), savedAt: z.nullable(moment) });
export type SiteTextVersion = z.output<typeof siteTextVersion>;

/** All are stored. */
export const listedVersions = 100;

/** Bytes: all texts at their longest, in two-byte letters. */
const largestTexts = 1280 * 1024;

const names = { tag: 'site-texts', one: 'SiteTexts', many: 'SiteTextVersions', input: siteTextsInput } as const;

export const siteTextOperations = operationsOf(names, {
  get: {
    summary:
      'Answers what the site where clients order says of the house: its texts, its figures, its address, what one may have to avoid.',
    method: 'GET',
    path: '/site-texts',
    scope: 'public',
    result: siteTexts,
    refusals: [],
  },
  update: {
    summary:
      'Saves what the house writes for its site as a new version, which visitors see at once; refused when somebody saved since the version given.',
    method: 'PUT',
    path: '/site-texts',
    scope: 'site:write',
    body: z.safeExtend(siteTextsInput, { version }),
    largestBody: largestTexts,
    result: siteTexts,
    reads: 'get',
    // The versions hold the old texts.
    audit: { only: ['version'] },
    // No password: the texts before can be restored from their version.
    refusals: ['stale', 'unknown-reference'],
  },
  listSiteTextVersions: {
    summary: `Lists who saved the site's texts and when, the newest first, ${listedVersions} at most, and at the end what the house began with.`,
    method: 'GET',
    path: '/site-text-versions',
    scope: 'site:write',
    result: z.object({ items: z.array(siteTextVersion) }),
    refusals: [],
  },
  getSiteTextVersion: {
    summary:
      'Answers the texts of the site as somebody saved them, or as the house began: their version is what they are found by.',
    method: 'GET',
    path: '/site-text-versions/{id}',
    scope: 'site:write',
    params: oneThing,
    result: z.object({ ...siteTextVersion.shape, ...siteTextsInput.shape }),
    refusals: ['not-found'],
  },
  previewSiteTexts: {
    summary: 'Keeps texts of the site for a day, so that its pages can be looked at as they would be with them.',
    method: 'POST',
    path: '/site-text-previews',
    scope: 'site:write',
    body: siteTextsInput,
    largestBody: largestTexts,
    result: z.object({ id: z.uuid() }),
    status: 201,
    audit: 'none',
    refusals: ['unknown-reference'],
  },
  getSiteTextPreview: {
    summary: 'Answers what the site says of the house with the texts that are kept under that number for a day.',
    method: 'GET',
    path: '/site-text-previews/{id}',
    scope: 'public',
    params: z.strictObject({ id: z.uuid() }),
    result: siteTexts,
    refusals: ['not-found'],
  },
});
