import type { Locale } from '@traiteur/domain/language.ts';
import type { FaultCode } from '@traiteur/contract/wire/faults.ts';
import type { FieldError, RefusalAmounts, RefusalCode } from '@traiteur/contract/wire/refusals.ts';
import { formatMoney } from '@traiteur/domain/money.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import { faults as faultWords, refusals as refusalWords } from '@traiteur/words/refusals.ts';

/** In which language one is told no, and in which currency amounts are written. */
export interface Reader {
  locale: Locale;
  /** ISO 4217. */
  currency: string;
}

/** What a refusal says, with the amounts that it tells, and after how many seconds to ask again where it says that. */
export function sentenceOf(
  code: RefusalCode,
  amounts: RefusalAmounts | undefined,
  { locale, currency }: Reader,
  retryAfter = 0,
): string {
  const values: Record<string, string | number> = { minutes: minutesOf(retryAfter) };
  for (const [name, cents] of Object.entries(amounts ?? {})) values[name] = formatMoney(cents, currency, locale);
  // Which refusals tell which amounts is said where both are made; one sentence for any of them can no longer tell.
  return sentences[locale](code as 'below-minimum-order', values as never);
}

/** Minutes to wait, rounded up; none where it is a few seconds. */
const minutesOf = (seconds: number) => (seconds < 20 ? 0 : Math.ceil(seconds / 60));

/** What is wrong with a field: a fault of its own, or the whole refusal that it is to blame for. */
export const faultSentenceOf = ({ code, amounts }: Omit<FieldError, 'message'>, reader: Reader): string =>
  code in faultWords
    ? faultWords[code as FaultCode][reader.locale === 'fr' ? 0 : 1]
    : sentenceOf(code as RefusalCode, amounts, reader);

const sentences = { fr: translatorOf(refusalWords, 'fr'), en: translatorOf(refusalWords, 'en') };
