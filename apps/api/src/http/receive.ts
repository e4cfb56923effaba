import type { Operation } from '@traiteur/contract/statement/operation.ts';
import { type Fault, faultsOf } from '@traiteur/contract/wire/faults.ts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { contactFieldsOf } from '@traiteur/contract/statement/contact-fields.ts';
import { Refusal } from '../core/refusal.ts';
import { readsContact } from './contact-fields.ts';

const mostFaults = 20;
const longestField = 200;

const noQuery = z.strictObject({});

/**
 * Callers without the right to contact data get its fields refused as unknown.
 * @throws {Refusal} `invalid-input` naming the first wrong fields; `not-found` for an impossible address
 */
export function receive({ params, query, headers, body }: Operation, request: FastifyRequest) {
  const input = {
    params: parse(params, request.params, 'not-found'),
    query: parse(query ?? noQuery, request.query),
    headers: parse(headers, namedAs(headers, request.headers)),
    body: parse(body, request.body ?? {}),
  };
  if (!readsContact(request.caller)) {
    refuseContactFields(query, input.query);
    refuseContactFields(body, input.body);
  }
  return input;
}

function refuseContactFields(schema: z.ZodMiniType | undefined, value: unknown): void {
  const fields = schema ? contactFieldsOf(schema, value) : [];
  if (fields.length > 0)
    throw new Refusal('invalid-input', { faults: fields.map((field) => ({ field, code: 'unknown-field' })) });
}

function parse(schema: z.ZodMiniType | undefined, value: unknown, otherwise?: 'not-found'): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  if (otherwise) throw new Refusal(otherwise);
  throw new Refusal('invalid-input', { faults: faultsOf(result.error.issues).slice(0, mostFaults).map(shortFault) });
}

/** An unknown field's name may have any length. */
const shortFault = ({ field, ...fault }: Fault): Fault => ({
  ...fault,
  field: field.length > longestField ? `${field.slice(0, longestField)}…` : field,
});

// Node lower-cases header names; the contract does not.
const namedAs = (headers: z.ZodMiniObject | undefined, headersSent: FastifyRequest['headers']) =>
  Object.fromEntries(Object.keys(headers?.shape ?? {}).map((name) => [name, headersSent[name.toLowerCase()]]));
