import * as z from 'zod/mini';
import type { TextStorage } from './browser.ts';

/** What a storage holds under a key, as a schema reads it; undefined where nothing stands there, or something else. */
export function readStored<Value>(storage: TextStorage, key: string, schema: z.ZodMiniType<Value>): Value | undefined {
  return schema.safeParse(parsedText(storage.getItem(key))).data;
}

export const writeStored = (storage: TextStorage, key: string, value: object): void =>
  storage.setItem(key, JSON.stringify(value));

/** Undefined of what is no JSON. */
export function parsedText(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** A part that another version of the page may have written otherwise: it is left out, and the rest is read. */
export const lenient = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.catch(z.optional(schema), undefined as z.output<Schema> | undefined);
