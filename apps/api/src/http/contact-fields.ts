import { isForContact } from '@traiteur/contract/statement/fields.ts';
import type * as z from 'zod/mini';
import { type Caller, mayReachClients } from '../core/caller.ts';

/** Whether answers tell this caller what is `forContact`: clients read of nobody but themselves. */
export const readsContact = (caller: Caller | undefined): boolean =>
  caller !== undefined && (caller.kind === 'client' || mayReachClients(caller));

/** What a file is made of, with what is `forContact` in that shape for those alone who may read it: no serializer leaves it out there. */
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
