import type { Readable } from 'node:stream';
import type { Scope } from '@traiteur/domain/access/scopes.ts';
import type * as z from 'zod/mini';
import type { RefusalCode } from './refusals.ts';

export type Permission = Scope | 'public' | 'signed-in' | 'staff' | 'client';

type Schema = z.ZodMiniType;
type ObjectSchema = z.ZodMiniObject;

/** Route, guard, validation, API description, front-end types and permission tests all derive from this. */
export interface Operation {
  /** In English, for the API description. */
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`: `/allergens/{id}`. */
  path: string;
  scope: Permission;
  params?: ObjectSchema;
  query?: ObjectSchema;
  headers?: ObjectSchema;
  body?: Schema;
  /** The handler gets the exact text sent, and proves its signature before it asks the database. */
  signed?: true;
  /** Bytes. */
  largestBody?: number;
  /** Absent: 204 without a body. */
  result?: Schema;
  /** Of an answer that is not JSON. */
  produces?: string;
  /** The operation that returns the record, with the same parameters. */
  reads?: string;
  /** Allowed before a given password is replaced. */
  withGivenPassword?: true;
  /** Allowed before the required second factor is added. */
  withoutSecondFactor?: true;
  /** The handler decides when to refuse with `recent-sign-in-needed`; by default every call does. */
  asksPassword?: 'for-some';
  idempotent?: true;
  /** By this report or file nothing is decided at once: where there is a replica it is read, and says `dataAge`. */
  mayLag?: true;
  audit?: Audit;
  /** Removes a person: the log keeps who did what under these tags, but no data about them. */
  forgets?: readonly string[];
  status?: 201;
  /** For signing in to the back office. */
  backOffice?: true;
  refusals: readonly RefusalCode[];
}

/** Response header: seconds by which the data of a replica may be older than those of the house. */
export const dataAge = 'x-data-age';

/** Whether the ordering site's address serves it: the back office has its own address, which may be private. */
export const isOnSite = ({ scope, backOffice }: Operation): boolean =>
  !backOffice && (scope === 'public' || scope === 'signed-in' || scope === 'client');

/** Fields, or the `call` with its query. Default: `none` for `GET` and public operations, else `changes`. */
export type Audit = 'changes' | LoggedFields | 'call' | 'none';

interface LoggedFields {
  only: readonly string[];
  /** The house's own operation under which the log keeps what clients do to its records. */
  as?: { tag: string; operation: string };
  /**
   * Where the answer is not what is logged: the `caller`'s own record, before and after, the record that is answered,
   * or each of the records in its `items`; as the noun of `as` answers it to the house.
   */
  record?: 'caller' | 'answer' | 'answers';
}

export const auditOf = ({ method, scope, audit }: Operation): Audit =>
  audit ?? (method === 'GET' || scope === 'public' ? 'none' : 'changes');

const kilobyte = 1024;

/** Bytes. Public bodies are read before the caller is known, so their limit is lowest. */
export const largestBodyOf = ({ scope, largestBody }: Operation): number =>
  largestBody ?? (scope === 'public' ? 16 : 64) * kilobyte;

/** The password must have been given in the last ten minutes, as for access, data and money. */
export const needsRecentSignIn = ({ refusals, asksPassword }: Operation): boolean =>
  refusals.includes('recent-sign-in-needed') && asksPassword === undefined;

export type Operations = Record<string, Operation>;

const verbs = ['list', 'get', 'create', 'update', 'remove'] as const;
export type Verb = (typeof verbs)[number];

/** By its number, its name in both languages, its code, its file, or as a person by first and last name. */
export type RecordName = 'number' | 'name' | 'code' | 'fileName' | 'person';

interface LoggedNames<Tag extends string = string> {
  tag: Tag;
  /** How the log names the records that operations of this noun are logged with; absent where they have no name. */
  named?: RecordName;
}

interface NounNames<Tag extends string = string> extends LoggedNames<Tag> {
  one: string;
  many: string;
}

/** Operations named by a verb need the noun's names. */
export type Tagged<Tag extends string = string, Ops extends Operations = Operations> = {
  tag: Tag;
  operations: Ops;
} & Partial<NounNames>;

type WithoutVerbs = { [V in Verb]?: never };

export function operationsOf<const Tag extends string, const Ops extends Operations & WithoutVerbs>(
  tag: Tag,
  operations: Ops,
): { tag: Tag; operations: Ops };
export function operationsOf<const Names extends NounNames, const Ops extends Operations>(
  noun: Names,
  operations: Ops,
): Names & { operations: Ops };
export function operationsOf<const Names extends LoggedNames, const Ops extends Operations & WithoutVerbs>(
  noun: Names,
  operations: Ops,
): Names & { operations: Ops };
export function operationsOf(tag: string | LoggedNames, operations: Operations): Tagged {
  return typeof tag === 'string' ? { tag, operations } : { ...tag, operations };
}

/** Undefined for an operation with its own name. */
export const verbOf = (name: string): Verb | undefined => verbs.find((verb) => verb === name);

export function operationIdOf({ one, many }: Tagged, name: string): string {
  const verb = verbOf(name);
  return verb ? `${verb}${verb === 'list' ? many : one}` : name;
}

export function loggedAs(noun: Tagged, name: string): { tag: string; operation: string } {
  const audit = noun.operations[name]?.audit;
  return (typeof audit === 'object' && audit.as) || { tag: noun.tag, operation: operationIdOf(noun, name) };
}

type Out<S> = S extends Schema ? z.output<S> : undefined;
type In<S> = S extends Schema ? z.input<S> : unknown;

export interface Received<O extends Operation> {
  params: Out<O['params']>;
  query: Out<O['query']>;
  headers: Out<O['headers']>;
  body: Out<O['body']>;
}

/** Bytes, or a stream when there may be too many for memory. */
export type FileAnswer = {
  mediaType: string;
  headers?: Record<string, string>;
} & ({ bytes: Uint8Array } | { body: Readable });

export type Answer<O extends Operation> = O['result'] extends Schema
  ? z.input<O['result']>
  : O['produces'] extends string
    ? FileAnswer
    : void;

export type Result<O extends Operation> = O['result'] extends Schema
  ? z.output<O['result']>
  : O['produces'] extends string
    ? Response
    : undefined;

export type Parameters<O extends Operation> = In<O['params']> & In<O['query']> & In<O['headers']>;

export type Body<O extends Operation> = O['body'] extends Schema ? z.input<O['body']> : undefined;
