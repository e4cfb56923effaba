import type { Locale } from '@traiteur/domain/text/language.ts';
import type { RefusalCode } from '@traiteur/contract/statement/refusals.ts';
import type { FaultCode } from '@traiteur/contract/wire/faults.ts';
import { importFaults } from '@traiteur/words/house/imports/import-faults.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { House } from '../../core/house.ts';
import { faultSentenceOf } from '../../http/refusal-sentences.ts';

/** What only a file can have wrong. */
export type FileCellCode = keyof typeof importFaults;

export interface RowFault {
  /** Null where it is about the row. */
  column: string | null;
  code: FileCellCode | FaultCode | RefusalCode;
  /** The word that is meant. */
  text?: string;
}

const sentences = { fr: translatorOf(importFaults, 'fr'), en: translatorOf(importFaults, 'en') };

export function faultSentence({ code, text = '' }: RowFault, reader: House & { locale: Locale }): string {
  // The union of codes loses which of them name a word.
  if (code in importFaults) return sentences[reader.locale](code as 'unread-allergy', { text });
  return faultSentenceOf({ code, field: '' }, { ...reader, isStaff: true });
}
