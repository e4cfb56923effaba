import * as z from 'zod/mini';
import type { TextStorage } from './browser.ts';

/** Undefined without the key, or when the value does not fit the schema. */
export function readStored<Value>(storage: TextStorage, key: string, schema: z.ZodMiniType<Value>): Value | undefined {
  return schema.safeParse(parsedText(storage.getItem(key))).data;
}

export const writeStored = (storage: TextStorage, key: string, value: object): void =>
  storage.setItem(key, JSON.stringify(value));

export function parsedText(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** For a part that another version of the page may have written differently: the rest is still read. */
export const lenient = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.catch(z.optional(schema), undefined as z.output<Schema> | undefined);
