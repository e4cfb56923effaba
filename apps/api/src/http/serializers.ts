import type { Operation } from '@traiteur/contract/statement/operation.ts';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../core/caller.ts';
import { readsContact } from './contact-fields.ts';
import { jsonSchemaOf } from './json-schema.ts';

type Result = NonNullable<Operation['result']>;
type Serializer = ReturnType<FastifyReply['compileSerializationSchema']>;

/** Shared by all applications of a process: tests make a hundred. */
const serializers = {
  withContact: new WeakMap<Result, Serializer>(),
  withoutContact: new WeakMap<Result, Serializer>(),
};

/** Writes only the contract's fields. Compiled on first use: all of them take a second. */
export function serializerOf(result: Result, reply: FastifyReply, caller: Caller | undefined): Serializer {
  const withContact = readsContact(caller);
  const byShape = serializers[withContact ? 'withContact' : 'withoutContact'];
  const serializer =
    byShape.get(result) ?? reply.compileSerializationSchema(jsonSchemaOf(result, 'output', withContact));
  byShape.set(result, serializer);
  return serializer;
}
