import * as z from 'zod/mini';
import { count, id, moment } from '../statement/fields.ts';
import { pageOf, pageQuery } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';

const securityKinds = [
  'sign-in-failed',
  'second-factor-failed',
  'sign-in-stopped',
  'not-allowed',
  'foreign-origin',
  'refresh-token-reused',
] as const;
export type SecurityKind = (typeof securityKinds)[number];

const person = z.object({ id: z.nullable(id), name: z.string() });

const securityEvent = z.object({
  id,
  kind: z.enum(securityKinds),
  /** An IPv4 address, or the network of an IPv6 one. */
  address: z.string(),
  /** Null when no such account exists. */
  account: z.nullable(person),
  /** Within a quarter of an hour. */
  count,
  firstAt: moment,
  lastAt: moment,
});
export type SecurityEvent = z.output<typeof securityEvent>;

const keptSignIn = z.object({
  id,
  at: moment,
  by: person,
  /** Null before addresses were stored. */
  address: z.nullable(z.string()),
  userAgent: z.nullable(z.string()),
});
export type KeptSignIn = z.output<typeof keptSignIn>;

export const security = operationsOf('security', {
  listSecurityEvents: {
    summary: 'Lists the refusals that could be an attack, the newest first.',
    method: 'GET',
    path: '/security/events',
    scope: 'administrators:write',
    query: pageQuery({}),
    result: pageOf(securityEvent),
    refusals: [],
  },
  listSignIns: {
    summary: 'Lists who signed in from where, the newest first.',
    method: 'GET',
    path: '/security/sign-ins',
    scope: 'administrators:write',
    query: pageQuery({}),
    result: pageOf(keptSignIn),
    refusals: [],
  },
});
