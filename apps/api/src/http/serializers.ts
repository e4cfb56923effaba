import type { Operation } from '@traiteur/contract/statement/operation.ts';
import type { FastifyReply } from 'fastify';
import { jsonSchemaOf } from './json-schema.ts';

type Result = NonNullable<Operation['result']>;
type Serializer = ReturnType<FastifyReply['compileSerializationSchema']>;

/** However many applications one process makes: a test makes a hundred. */
const serializers = new WeakMap<Result, Serializer>();

/** What writes answers of that shape, and nothing that it does not name. Made when the first of them is sent: all of them take a second. */
export function serializerOf(result: Result, reply: FastifyReply): Serializer {
  const serializer = serializers.get(result) ?? reply.compileSerializationSchema(jsonSchemaOf(result, 'output'));
  serializers.set(result, serializer);
  return serializer;
}
