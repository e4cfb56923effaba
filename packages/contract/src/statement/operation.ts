import type { Readable } from 'node:stream';
import type { Scope } from '@traiteur/domain/access/scopes.ts';
import type * as z from 'zod/mini';
import type { RefusalCode } from '../wire/refusals.ts';

/** Who may call: anybody, whoever signed in, whoever signed in to the back office or to the site as a client, or who holds the scope there. */
export type Permission = Scope | 'public' | 'signed-in' | 'staff' | 'client';

type Schema = z.ZodMiniType;
type ObjectSchema = z.ZodMiniObject;

/**
 * One thing the API does. Route, guard, validation, description, the front ends' types and the permission tests all
 * follow from this statement.
 */
export interface Operation {
  /** What it does, one English sentence for the API description. */
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, parameters in braces: `/allergens/{id}`. */
  path: string;
  scope: Permission;
  params?: ObjectSchema;
  query?: ObjectSchema;
  headers?: ObjectSchema;
  body?: Schema;
  /** The body reaches the handler as the text that was sent: its schema is of a string. */
  rawBody?: true;
  /** Largest body, in bytes, where the usual one is too small for what the schema allows. */
  largestBody?: number;
  /** The answer's body; absent means 204 without one. */
  result?: Schema;
  /** Media type of an answer that is no JSON: a picture, a file. */
  produces?: string;
  /** Name of the noun's operation that answers, for the same parameters, the thing which this one changes or removes. */
  reads?: string;
  /** May be called with a password that somebody else gave, before its owner has chosen one. */
  withGivenPassword?: true;
  /** May be called without the second factor that the house requires of this account, before its owner has added one. */
  withoutSecondFactor?: true;
  /** Its handler decides when `recent-sign-in-needed` is given; without this, every call that is not recent is refused. */
  asksPassword?: 'for-some';
  /** Sent twice with the same key, it answers what it did the first time. */
  idempotent?: true;
  audit?: Audit;
  /** It removes a person: under these tags the audit log keeps who did what to them and when, and nothing that it told of them. */
  forgets?: readonly string[];
  /** Status of the good answer: 200 with a result and 204 without one, unless said. */
  status?: 201;
  /** Anybody may call it, to sign in to the back office. */
  backOffice?: true;
  refusals: readonly RefusalCode[];
}

/** Whether the address where clients order answers it: what is the back office’s has an address of its own, which need not be everybody’s. */
export const isOnSite = ({ scope, backOffice }: Operation): boolean =>
  !backOffice && (scope === 'public' || scope === 'signed-in' || scope === 'client');

/**
 * What the audit log keeps of an operation: every field that changes, or `only` these, the `call` with what its query asked for, or `none`. Unless
 * said, `none` of a `GET` and of what anybody may call, and of anything else the `changes`. What clients do to a record of the house stands
 * in the log `as` the house's own operation.
 */
export type Audit = 'changes' | { only: readonly string[]; as?: { tag: string; operation: string } } | 'call' | 'none';

/** What the audit log keeps of an operation, said or not. */
export const auditOf = ({ method, scope, audit }: Operation): Audit =>
  audit ?? (method === 'GET' || scope === 'public' ? 'none' : 'changes');

const kilobyte = 1024;

/** How many bytes a body may have: what anybody may send is read before anybody is known, so it is least. */
export const largestBodyOf = ({ scope, largestBody }: Operation): number =>
  largestBody ?? (scope === 'public' ? 16 : 64) * kilobyte;

/**
 * Whether every call of an operation asks for one's password again: what could take the account, the data or the money away. It says
 * so by the refusal `recent-sign-in-needed`, which it gives when the password was last given more than ten minutes ago.
 */
export const needsRecentSignIn = ({ refusals, asksPassword }: Operation): boolean =>
  refusals.includes('recent-sign-in-needed') && asksPassword === undefined;

export type Operations = Record<string, Operation>;

/** What the operations that every kept noun has are called, whichever the noun. */
const verbs = ['list', 'get', 'create', 'update', 'remove'] as const;
export type Verb = (typeof verbs)[number];

/** A tag, and how the description calls one and several of what it holds: `Order`, `Orders`. */
interface NounNames<Tag extends string = string> {
  tag: Tag;
  one: string;
  many: string;
}

/** A noun's operations under its tag; those that are named by a verb only need the noun's own names. */
export type Tagged<Tag extends string = string, Ops extends Operations = Operations> = {
  tag: Tag;
  operations: Ops;
} & Partial<NounNames>;

type WithoutVerbs = { [V in Verb]?: never };

/** States the operations of a tag by their names in the description. */
export function operationsOf<const Tag extends string, const Ops extends Operations & WithoutVerbs>(
  tag: Tag,
  operations: Ops,
): { tag: Tag; operations: Ops };
/** States the operations of a noun: the usual ones by their verbs, others by their names in the description. */
export function operationsOf<const Names extends NounNames, const Ops extends Operations>(
  noun: Names,
  operations: Ops,
): Names & { operations: Ops };
export function operationsOf(tag: string | NounNames, operations: Operations): Tagged {
  return typeof tag === 'string' ? { tag, operations } : { ...tag, operations };
}

/** The verb that an operation is stated by, undefined for one that has a name of its own. */
export const verbOf = (name: string): Verb | undefined => verbs.find((verb) => verb === name);

/** An operation's name in the description, which no other has: `listAllergens`, `createAllergen`, `confirmOrder`. */
export function operationIdOf({ one, many }: Tagged, name: string): string {
  const verb = verbOf(name);
  return verb ? `${verb}${verb === 'list' ? many : one}` : name;
}

/** Under which tag and name the log keeps an operation. */
export function loggedAs(noun: Tagged, name: string): { tag: string; operation: string } {
  const audit = noun.operations[name]?.audit;
  return (typeof audit === 'object' && audit.as) || { tag: noun.tag, operation: operationIdOf(noun, name) };
}

type Out<S> = S extends Schema ? z.output<S> : undefined;
type In<S> = S extends Schema ? z.input<S> : unknown;

/** What a handler receives: parsed. */
export interface Received<O extends Operation> {
  params: Out<O['params']>;
  query: Out<O['query']>;
  headers: Out<O['headers']>;
  body: Out<O['body']>;
}

/** An answer that is no JSON: bytes, or a stream of them where there may be too many to hold. */
export type FileAnswer = {
  mediaType: string;
  /** Further headers: name to save under, how long it may be kept. */
  headers?: Record<string, string>;
} & ({ bytes: Uint8Array } | { body: Readable });

/** What a handler answers. */
export type Answer<O extends Operation> = O['result'] extends Schema
  ? z.input<O['result']>
  : O['produces'] extends string
    ? FileAnswer
    : void;

/** What a caller gets: a file as the response itself, whose body is still on its way. */
export type Result<O extends Operation> = O['result'] extends Schema
  ? z.output<O['result']>
  : O['produces'] extends string
    ? Response
    : undefined;

/** Path, query and header parameters as a caller names them, in one record. */
export type Parameters<O extends Operation> = In<O['params']> & In<O['query']> & In<O['headers']>;

/** The body as a caller writes it. */
export type Body<O extends Operation> = O['body'] extends Schema ? z.input<O['body']> : undefined;
