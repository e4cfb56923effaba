import type { Readable } from 'node:stream';
import type { Scope } from '@traiteur/domain/scopes.ts';
import type * as z from 'zod/mini';
import type { RefusalCode } from '../wire/refusals.ts';

/** Who may call: anybody, whoever signed in, whoever signed in to the back office, or who holds the scope there. */
export type Permission = Scope | 'public' | 'signed-in' | 'staff';

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
  /** The answer's body; absent means 204 without one. */
  result?: Schema;
  /** Media type of an answer that is no JSON: a picture, a file. */
  produces?: string;
  /**
   * What the audit log keeps of it. Unless said: nothing of a `GET` or of what anybody may call; of anything else every field of the thing that
   * changed. A list names the only fields to keep, `false` keeps no entry at all.
   */
  audit?: false | readonly string[];
  /** Status of the good answer: 200 with a result and 204 without one, unless said. */
  status?: 201;
  refusals: readonly RefusalCode[];
}

export type Operations = Record<string, Operation>;

/** A noun's operations under its tag. */
export interface Tagged<Tag extends string = string, Ops extends Operations = Operations> {
  tag: Tag;
  operations: Ops;
}

/** States a noun's operations; the names are the description's `operationId`s. */
export const operationsOf = <const Tag extends string, const Ops extends Operations>(
  tag: Tag,
  operations: Ops,
): Tagged<Tag, Ops> => ({ tag, operations });

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
