import { isForContact } from '@traiteur/contract/statement/fields.ts';
import type * as z from 'zod/mini';
import { type Caller, mayReachClients } from '../core/caller.ts';

/** Clients only ever read their own data. */
export const readsContact = (caller: Caller | undefined): boolean =>
  caller !== undefined && (caller.kind === 'client' || mayReachClients(caller));

/** For files: no serializer removes their `forContact` fields. */
export const forReader = <Shape extends z.ZodMiniType>(
  shape: Shape,
  answer: z.input<Shape>,
  caller: Caller,
): z.input<Shape> => (readsContact(caller) ? answer : (withoutContact(shape, answer) as z.input<Shape>));

function withoutContact(shape: z.core.$ZodType, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  const def = (shape as z.core.$ZodTypes)._zod.def;
  if (def.type === 'array') return (value as unknown[]).map((item) => withoutContact(def.element, item));
  if (def.type === 'nullable' || def.type === 'optional') return withoutContact(def.innerType, value);
  if (def.type !== 'object') return value;
  const fields = Object.entries(def.shape).filter(([, field]) => !isForContact(field));
  const record = value as Record<string, unknown>;
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutContact(field, record[name])]));
}
