import type * as z from 'zod/mini';

interface Definition {
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
}

/** Of an answered value just what a schema takes of it: an address without the zone that it lies in. */
export function ownFields(schema: z.ZodMiniType, value: unknown): unknown {
  // What a schema is made of stands in its definition, whose type depends on its kind.
  const { element, innerType } = schema._zod.def as Definition;
  if (element && Array.isArray(value)) return value.map((item) => ownFields(element, item));
  if (innerType) return ownFields(innerType, value);
  if (!('shape' in schema) || typeof value !== 'object' || value === null) return value;
  const shape = schema.shape as Record<string, z.ZodMiniType>;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const fieldSchema = shape[name];
      return fieldSchema ? [[name, ownFields(fieldSchema, part)]] : [];
    }),
  );
}
