import {
  mailSecurities,
  namedNouns,
  settingGroups,
  siteLanguages,
  trialOutcomes,
  trials,
} from '@traiteur/domain/house/house-settings.ts';
import * as z from 'zod/mini';
import { count, email, moment, optionalLine, version } from '../statement/fields.ts';
import { storedFields } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';
import { secret } from '../statement/secrets.ts';

/** A name or an address alone: no port, path, user or scheme. */
const host = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(253),
    z.regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*|[0-9a-f:]*:[0-9a-f:.]*)?$/),
  );

const isOrigin = (text: string) => {
  const { protocol, pathname, search, hash, username, password } = URL.parse(text) ?? {};
  return /^https?:$/.test(protocol ?? '') && pathname === '/' && !search && !hash && !username && !password;
};

/** Such as https://office.example.com; what a browser adds at its end is left out. */
const origin = z.string().check(
  z.trim(),
  z.maxLength(200),
  z.refine((text) => text === '' || isOrigin(text), { params: { code: 'not-an-origin' } }),
  z.overwrite((text) => (isOrigin(text) ? new URL(text).origin : text)),
);

/** Printable ASCII, as keys are. */
const key = (begin: string) => z.string().check(z.trim(), z.maxLength(300), z.regex(new RegExp(`^(${begin}[!-~]*)?$`)));

const houseSettingsInput = z.strictObject({
  /** Empty: no mail leaves. */
  mailHost: host,
  mailPort: z.int().check(z.minimum(1), z.maximum(65535)),
  mailSecurity: z.enum(mailSecurities),
  mailUser: optionalLine(254),
  /** Empty keeps the one that is kept, as long as it goes to the same server and user. */
  mailPassword: secret(z.string().check(z.maxLength(300))),
  senderAddress: z.union([z.literal(''), email]),
  /** Empty: clients do not pay online. */
  stripePublishableKey: key('pk_'),
  /** Empty keeps the one that is kept, as does the next. */
  stripeSecretKey: secret(key('[sr]k_')),
  stripeWebhookSecret: secret(key('whsec_')),
  mapsKey: key(''),
  publicUrl: origin,
  siteUrl: origin,
  /** One language alone hides the other on the site, and clients are written to in it from then on. */
  language: z.enum(siteLanguages),
});
export type HouseSettingsInput = z.output<typeof houseSettingsInput>;

const secretNames = { mailPassword: true, stripeSecretKey: true, stripeWebhookSecret: true } as const;

const houseSettingsRecord = z.object({
  ...storedFields,
  ...z.omit(houseSettingsInput, secretNames).shape,
  mailPasswordAt: z.nullable(moment),
  stripeKeysAt: z.nullable(moment),
  /** The last characters of a secret; empty for a short one, null for none. */
  ends: z.object({
    mailPassword: z.nullable(z.string()),
    stripeSecretKey: z.nullable(z.string()),
    stripeWebhookSecret: z.nullable(z.string()),
  }),
  /** Set by variables of the server, which win. */
  fixed: z.array(z.enum(settingGroups)),
  /** Sealed by another secret key: to be typed again. */
  unreadable: z.array(z.enum(settingGroups)),
  /** How many have the same name in both languages: some are to be translated. */
  alike: z.array(z.object({ noun: z.enum(namedNouns), count })),
  mailsLeave: z.boolean(),
  addresses: z.object({ publicUrl: z.string(), siteUrl: z.string() }),
});
export type HouseSettings = z.output<typeof houseSettingsRecord>;

const trialResult = z.object({
  outcome: z.enum(trialOutcomes),
  /** Codes alone, never what a server says; Stripe's name for the account. */
  detail: z.string(),
  testMode: z.optional(z.boolean()),
});
export type TrialResult = z.output<typeof trialResult>;

const names = {
  tag: 'house-settings',
  one: 'HouseSettings',
  many: 'HouseSettings',
  input: houseSettingsInput,
} as const;

export const houseSettings = operationsOf(names, {
  get: {
    summary:
      'Answers what connects the house to the world: mail server, Stripe, maps and addresses. Of secrets it says when they were typed, and how they end.',
    method: 'GET',
    path: '/house-settings',
    scope: 'administrators:write',
    result: houseSettingsRecord,
    refusals: [],
  },
  update: {
    summary:
      'Saves what connects the house to the world, in force at once on every node, and mails all owners; what variables of the server set stays as it is. A password of a mail server does not go along to another one.',
    method: 'PUT',
    path: '/house-settings',
    scope: 'administrators:write',
    body: z.extend(houseSettingsInput, { version }),
    result: houseSettingsRecord,
    reads: 'get',
    audit: {
      only: [
        'mailHost',
        'mailPort',
        'mailSecurity',
        'mailUser',
        'mailPasswordAt',
        'senderAddress',
        'stripePublishableKey',
        'stripeKeysAt',
        'mapsKey',
        'publicUrl',
        'siteUrl',
        'language',
      ],
    },
    refusals: ['stale', 'recent-sign-in-needed', 'secret-needed', 'keys-of-two-modes', 'address-of-office'],
  },
  testHouseSetting: {
    summary:
      'Tries what is in force: mails who asks, asks Stripe for its account and begins a payment that it cancels, or asks Google for one address.',
    method: 'POST',
    path: '/house-settings/trials',
    scope: 'administrators:write',
    body: z.strictObject({ trial: z.enum(trials) }),
    result: trialResult,
    audit: 'call',
    refusals: ['recent-sign-in-needed'],
  },
});
