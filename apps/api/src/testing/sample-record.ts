import { everyOperation } from '@traiteur/contract/operations.ts';
import type { Tagged } from '@traiteur/contract/statement/operation.ts';
import { slugOf } from '@traiteur/domain/text/slug.ts';
import * as z from 'zod/mini';

/**
 * What is sent to add a record that goes by that word, made from its schema: the word wherever text is taken, and
 * nothing where nothing may stand. A record that refers to others, or has rules of its own, is written by hand.
 */
export function sampleRecord(tag: string, word: string): Record<string, unknown> {
  const nouns: readonly Tagged[] = everyOperation;
  const body = nouns.find((noun) => noun.tag === tag)?.operations['create']?.body;
  if (!body) throw new Error(`${tag} has no operation that adds one.`);
  return sampleOf(body, word) as Record<string, unknown>;
}

function sampleOf(schema: z.ZodMiniType, word: string): unknown {
  if ('shape' in schema) {
    const fields = Object.entries(schema.shape as Record<string, z.ZodMiniType>);
    return Object.fromEntries(fields.map(([name, field]) => [name, sampleOf(field, word)]));
  }
  const { entries = {}, element } = schema._zod.def as { entries?: Record<string, unknown>; element?: z.ZodMiniType };
  const values = [undefined, null, [], true, 1, 0, word, slugOf(word), '#91c954', '', ...Object.values(entries)];
  const sample = values.find((value) => z.safeParse(schema, value).success);
  return sample === undefined && element ? [sampleOf(element, word)] : sample;
}
