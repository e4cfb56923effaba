import type { Operation } from '@traiteur/contract/statement/operation.ts';
import type { FastifyReply } from 'fastify';
import { type Caller, mayReachClients } from '../core/caller.ts';
import { jsonSchemaOf } from './json-schema.ts';

type Result = NonNullable<Operation['result']>;
type Serializer = ReturnType<FastifyReply['compileSerializationSchema']>;

/** However many applications one process makes: a test makes a hundred. */
const serializers = {
  withContact: new WeakMap<Result, Serializer>(),
  withoutContact: new WeakMap<Result, Serializer>(),
};

/** What writes answers of that shape for that caller, and nothing that it does not name; what is `forContact` for who may reach clients, or is one. Made when the first of them is sent: all of them take a second. */
export function serializerOf(result: Result, reply: FastifyReply, caller: Caller | undefined): Serializer {
  const withContact = caller !== undefined && (caller.kind === 'client' || mayReachClients(caller));
  const byShape = serializers[withContact ? 'withContact' : 'withoutContact'];
  const serializer =
    byShape.get(result) ?? reply.compileSerializationSchema(jsonSchemaOf(result, 'output', withContact));
  byShape.set(result, serializer);
  return serializer;
}
