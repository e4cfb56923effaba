import * as z from 'zod/mini';
import { isForContact } from './fields.ts';

/** The fields for contact that a value has, by their paths: `city`, `matching.city`. */
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

/** A query as those know it who may not reach clients. */
export function withoutContactFields<Query extends z.ZodMiniObject>(query: Query): Query {
  const strippedQuery = strippedQueries.get(query) ?? z.strictObject(fieldsForAll(query));
  strippedQueries.set(query, strippedQuery);
  // What is left out is optional: whoever reads the whole query finds none of it.
  return strippedQuery as Query;
}

const fieldsForAll = ({ shape }: z.ZodMiniObject) =>
  Object.fromEntries(Object.entries(shape).filter(([, field]) => !isForContact(field)));
