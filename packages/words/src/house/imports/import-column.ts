import type { Phrase } from '../../phrases/phrase.ts';

/** Its name, then how else files call it, then what goes into it. */
export type ImportColumns = Record<string, { name: Phrase; others: readonly string[]; help: Phrase; example?: Phrase }>;
