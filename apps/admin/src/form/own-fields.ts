import type * as z from 'zod/mini';

interface Definition {
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
}

/** Keeps only the fields that a schema knows: of an answered address not its zone. */
export function ownFields(schema: z.ZodMiniType, value: unknown): unknown {
  // The definition's type depends on the schema's kind.
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
