import type * as z from 'zod/mini';

const secrets = new WeakSet<z.ZodMiniType>();

/** Such as a password: accepted, but never returned or logged. */
export function secret<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  secrets.add(schema);
  return schema;
}

export const withoutSecrets = (shape: Readonly<Record<string, z.ZodMiniType>>, values: object): object =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => {
      const schema = shape[name];
      return !schema || !secrets.has(schema);
    }),
  );
