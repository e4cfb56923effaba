import { withoutContact } from '@traiteur/contract/statement/contact-fields.ts';
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
