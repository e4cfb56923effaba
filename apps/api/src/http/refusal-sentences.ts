import { type English, languageTag, type Locale } from '@traiteur/domain/text/language.ts';
import type { FieldError, RefusalAmounts, RefusalCode } from '@traiteur/contract/statement/refusals.ts';
import { localTime } from '@traiteur/domain/dates/calendar.ts';
import { longDay } from '@traiteur/domain/dates/long-day.ts';
import { ordinalDay } from '@traiteur/domain/dates/ordinal-day.ts';
import type { CodeReason } from '@traiteur/domain/money/discount-codes.ts';
import { writtenTime } from '@traiteur/domain/dates/written-time.ts';
import type { DishReason } from '@traiteur/domain/catalogue/dish-reason.ts';
import { asSpoken, formatMoney } from '@traiteur/domain/money/money.ts';
import { leastContrast } from '@traiteur/domain/site/contrast.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { Fault } from '../core/refusal.ts';
import { faults as faultWords } from '@traiteur/words/refusals/faults.ts';
import {
  codeReasons,
  dishReasons,
  ownCodeReasons,
  reasonMoments,
  refusalDays,
} from '@traiteur/words/refusals/refusal-reasons.ts';
import { refusals as refusalWords } from '@traiteur/words/refusals/refusals.ts';

export interface Reader {
  locale: Locale;
  currency: string;
  timeZone: string;
  english: English;
  /** Staff also get the reasons. */
  isStaff: boolean;
}

export function sentenceOf(
  code: RefusalCode,
  amounts: RefusalAmounts | undefined,
  { locale, currency }: Pick<Reader, 'locale' | 'currency'>,
  retryAfter = 0,
): string {
  const values: Record<string, string | number> = { minutes: minutesOf(retryAfter), discount: 'none' };
  for (const [name, value] of Object.entries<number | string>(amounts ?? {}))
    values[name] = typeof value === 'number' ? asSpoken(formatMoney(value, currency, locale)) : value;
  // The type ties each code to its amounts; a union of codes loses that.
  return sentences[locale](code as 'below-minimum-order', values as never);
}

/** Rounded up; 0 below 20 seconds. */
const minutesOf = (seconds: number) => (seconds < 20 ? 0 : Math.ceil(seconds / 60));

export const fieldErrorOf = ({ reason, ...fault }: Fault, reader: Reader, retryAfter?: number): FieldError => ({
  ...fault,
  message: sentenceOfDay(faultSentenceOf({ ...fault, reason }, reader, retryAfter), fault.date, reader),
  ...(reason && reader.isStaff && { reason: reasonSentenceOf(reason, reader) }),
});

/** Of several orders the one is named that is meant. */
export const sentenceOfDay = (
  sentence: string,
  date: string | undefined,
  { locale, english }: Pick<Reader, 'locale' | 'english'>,
): string => (date === undefined ? sentence : days[locale]('day', { date: longDay(date, locale, english), sentence }));

export function faultSentenceOf({ code, amounts, reason, ratio = 0 }: Fault, reader: Reader, retryAfter?: number) {
  if (code in faultWords)
    // The union of codes loses which one takes a figure.
    return faultSentences[reader.locale](code as 'too-little-contrast', { ratio, least: leastContrast });
  if (!reader.isStaff && reason && reason.why in ownCodeReasons) return ownReasonOf(reason as CodeReason, reader);
  return sentenceOf(code as RefusalCode, amounts, reader, retryAfter);
}

export function reasonSentenceOf(reason: CodeReason | DishReason, reader: Omit<Reader, 'isStaff'>): string {
  if (reason.why !== 'dish' && reason.why !== 'portions') return codeReasonOf(reason, reader);
  const dish = reason.dish[reader.locale];
  return reason.why === 'portions'
    ? dishes[reader.locale]('portions', { dish, left: reason.left })
    : dishes[reader.locale]('dish', { dish });
}

const codeReasonOf = (reason: CodeReason, reader: Omit<Reader, 'isStaff'>): string =>
  reasons[reader.locale](reason.why as 'future', detailsOf(reason, reader) as never);

const ownReasonOf = (reason: CodeReason, reader: Omit<Reader, 'isStaff'>): string =>
  ownReasons[reader.locale](reason.why as 'future', detailsOf(reason, reader) as never);

function detailsOf(
  { why: _why, ...details }: CodeReason,
  { locale, currency, timeZone, english }: Omit<Reader, 'isStaff'>,
): Record<string, string | number> {
  const tag = languageTag(locale, english);
  const dates = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone });
  const momentOf = (moment: Date) =>
    moments[locale]('moment', {
      date: ordinalDay(dates.format(moment), locale),
      time: writtenTime(localTime(moment, timeZone), tag),
    });
  const values = Object.entries(details as Record<string, Date | number>).map(([name, value]) => {
    if (value instanceof Date) return [name, momentOf(value)];
    return [name, name === 'minimum' || name === 'missing' ? asSpoken(formatMoney(value, currency, locale)) : value];
  });
  return Object.fromEntries(values) as Record<string, string | number>;
}

const faultSentences = { fr: translatorOf(faultWords, 'fr'), en: translatorOf(faultWords, 'en') };
const days = { fr: translatorOf(refusalDays, 'fr'), en: translatorOf(refusalDays, 'en') };
const moments = { fr: translatorOf(reasonMoments, 'fr'), en: translatorOf(reasonMoments, 'en') };
const reasons = { fr: translatorOf(codeReasons, 'fr'), en: translatorOf(codeReasons, 'en') };
const ownReasons = { fr: translatorOf(ownCodeReasons, 'fr'), en: translatorOf(ownCodeReasons, 'en') };
const dishes = { fr: translatorOf(dishReasons, 'fr'), en: translatorOf(dishReasons, 'en') };
const sentences = { fr: translatorOf(refusalWords, 'fr'), en: translatorOf(refusalWords, 'en') };
