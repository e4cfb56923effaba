import * as z from 'zod/mini';
import { isForContact } from './fields.ts';

/** Paths of the contact fields of a value: `city`, `matching.city`. */
export function contactFieldsOf(schema: z.core.$ZodType, value: unknown): string[] {
  const object = innermost(schema);
  if (!(object instanceof z.ZodMiniObject) || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const field = object.shape[name];
    if (!field || part === undefined) return [];
    return isForContact(field) ? [name] : contactFieldsOf(field, part).map((path) => `${name}.${path}`);
  });
}

const innermost = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodMiniOptional ? innermost(schema.def.innerType) : schema;

const strippedQueries = new WeakMap<z.ZodMiniObject, z.ZodMiniObject>();

/** For callers who may not contact clients. */
export function withoutContactFields<Query extends z.ZodMiniObject>(query: Query): Query {
  const strippedQuery = strippedQueries.get(query) ?? z.strictObject(fieldsForAll(query));
  strippedQueries.set(query, strippedQuery);
  // The removed fields are optional.
  return strippedQuery as Query;
}

const fieldsForAll = ({ shape }: z.ZodMiniObject) =>
  Object.fromEntries(Object.entries(shape).filter(([, field]) => !isForContact(field)));
