import * as z from 'zod/mini';
import { isForContact } from './fields.ts';

type Schema = z.core.$ZodType;

interface Part {
  name: string;
  schema: Schema;
  value: unknown;
}

/** Paths of the contact fields of a value: `city`, `matching.city`, `lines.0.phone`. */
export const contactFieldsOf = (schema: Schema, value: unknown): string[] =>
  partsOf(schema, value).flatMap(({ name, schema: field, value: part }) => {
    if (part === undefined) return [];
    return isForContact(field) ? [name] : contactFieldsOf(field, part).map((path) => `${name}.${path}`);
  });

/** Leaves out what the schema does not know, too. */
export function withoutContact(schema: Schema, value: unknown): unknown {
  const parts = partsOf(schema, value);
  if (typeof value !== 'object' || value === null || isOpaque(schema)) return value;
  const readParts = parts
    .filter(({ schema: field }) => !isForContact(field))
    .map(({ name, schema: field, value: part }) => [name, withoutContact(field, part)] as const);
  return Array.isArray(value) ? readParts.map(([, part]) => part) : Object.fromEntries(readParts);
}

/** @throws for a shape that these functions do not look through, and that holds contact fields */
function partsOf(schema: Schema, value: unknown): Part[] {
  if (typeof value !== 'object' || value === null) return [];
  const { def } = bareOf(schema)._zod;
  const items: [string, unknown][] = Object.entries(value);
  const allOf = (part: Schema) => items.map(([name, item]) => ({ name, schema: part, value: item }));
  if (def.type === 'object') {
    const { shape } = def;
    return items.flatMap(([name, item]) => (shape[name] ? [{ name, schema: shape[name], value: item }] : []));
  }
  if (def.type === 'array') return Array.isArray(value) ? allOf(def.element) : [];
  if (def.type === 'record') return allOf(def.valueType);
  if (def.type === 'union') return inOneOf(def.options.flatMap((option) => partsOf(option, value)));
  if (def.type === 'intersection') return inOneOf([def.left, def.right].flatMap((side) => partsOf(side, value)));
  if (hidesContact(schema)) throw new Error(`contact fields of a ${def.type} would not be left out`);
  return [];
}

/** A part that several options know is a part of any of them. */
const inOneOf = (parts: readonly Part[]): Part[] =>
  [...Map.groupBy(parts, ({ name }) => name)].map(([name, [first, ...otherParts]]) => ({
    name,
    schema:
      otherParts.length > 0
        ? z.union([first, ...otherParts].map((part) => (part as Part).schema))
        : (first as Part).schema,
    value: (first as Part).value,
  }));

const shapesWithParts: readonly string[] = ['object', 'array', 'record', 'union', 'intersection'];

/** A value whose parts its schema does not say. */
const isOpaque = (schema: Schema): boolean => {
  const { def } = bareOf(schema)._zod;
  return def.type === 'union' ? def.options.every(isOpaque) : !shapesWithParts.includes(def.type);
};

/** Whether a shape that is not looked through holds contact fields. */
export function hidesContact(schema: Schema, knownSchemas = new Set<Schema>()): boolean {
  if (knownSchemas.has(schema)) return false;
  knownSchemas.add(schema);
  const { def } = bareOf(schema)._zod;
  const parts = schemasIn(def);
  const isHidden = !shapesWithParts.includes(def.type) && parts.some((part) => holdsContact(part));
  return isHidden || parts.some((part) => hidesContact(part, knownSchemas));
}

function holdsContact(schema: Schema, knownSchemas = new Set<Schema>()): boolean {
  if (isForContact(schema)) return true;
  if (knownSchemas.has(schema)) return false;
  knownSchemas.add(schema);
  return schemasIn(schema._zod.def).some((part) => holdsContact(part, knownSchemas));
}

/** Whatever zod calls the schemas that one is made of. */
const schemasIn = (def: object): Schema[] =>
  Object.values(def).flatMap((part: unknown): Schema[] => {
    if (part instanceof z.core.$ZodType) return [part];
    return typeof part === 'object' && part !== null && !(part instanceof RegExp) ? schemasIn(part) : [];
  });

/** What is said of the value itself: without `null`, a default or a reading of text. */
function bareOf(schema: Schema): z.core.$ZodTypes {
  const bareSchema = schema as z.core.$ZodTypes;
  const { def } = bareSchema._zod;
  if ('innerType' in def) return bareOf(def.innerType);
  if (def.type === 'pipe') return bareOf(def.out);
  return def.type === 'lazy' ? bareOf(def.getter()) : bareSchema;
}

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
