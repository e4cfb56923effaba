import type { AuditEntry } from '@traiteur/contract/access/audit-entries.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { isLocalDate } from '@traiteur/domain/dates/calendar.ts';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useWeekdays } from '@traiteur/front/language/use-weekdays.ts';
import { nameOfSchedule } from '../delivery/schedule-name.ts';
import { useRecordTexts } from '../noun/use-record-texts.ts';
import { codePlaceOf, countryFields, moneyFields, recordFields, thousandthFields } from './audit-fields.ts';

type Shown = string | number;

export type AuditedRecord = Pick<AuditEntry, 'tag' | 'before' | 'after'>;

/** Writes a field's value for the reader: names for record numbers, dates, money, words for codes. */
export function useAuditValues(): (entry: AuditedRecord, field: string, value: Shown) => string {
  const locale = useLocale();
  const format = useFormatter();
  const dates = useDates();
  const { nameOf: weekday } = useWeekdays();
  const { formatMoney } = useKitSettings();
  const codeOf = useCodes();
  const nameOf = useNames();

  const percent = (share: number) => format.number(share, { style: 'percent', maximumFractionDigits: 3 });
  const country = (code: Shown) => new Intl.DisplayNames(locale, { type: 'region' }).of(String(code)) ?? String(code);

  /** In basis points or cents: an entry that did not change the type does not say which. */
  function benefit({ before, after }: AuditedRecord, value: number): string {
    const type = after?.['type'] ?? before?.['type'];
    if (type === 'percent') return percent(value / 10_000);
    return type === 'amount' ? formatMoney(value) : format.number(value / 100);
  }

  return (entry, field, value) => {
    const name = nameOf(field, value) ?? codeOf(entry.tag, field, value);
    if (name !== undefined) return name;
    if (countryFields.includes(field)) return country(value);
    if (field === 'phone') return readablePhone(String(value));
    if (typeof value === 'string') return isLocalDate(value) ? dates.full(value) : momentOr(value, dates.day);
    if (field === 'weekday' || field === 'weekdays') return weekday(value);
    if (field === 'rate') return percent(value / 100_000);
    if (field === 'value') return benefit(entry, value);
    if (thousandthFields[entry.tag]?.includes(field)) return format.number(value / 1000, { maximumFractionDigits: 3 });
    return moneyFields.includes(field) ? formatMoney(value) : format.number(value);
  };
}

const momentOr = (text: string, day: (moment: string) => string) =>
  /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) ? day(text) : text;

type NamedNoun = (typeof recordFields)[keyof typeof recordFields];

function useNames(): (field: string, value: Shown) => string | undefined {
  const local = useLocalName();
  const texts = useRecordTexts();
  const schedules = useChoices('delivery-schedules', 'list').map((schedule) => {
    const name = nameOfSchedule(schedule, texts);
    return { id: schedule.id, name: { fr: name, en: name } };
  });
  const records: Record<NamedNoun, readonly { id: number; name: Bilingual }[]> = {
    categories: useChoices('categories', 'list'),
    tags: useChoices('tags', 'list'),
    sizes: useChoices('sizes', 'list'),
    allergens: useChoices('allergens', 'list'),
    'delivery-zones': useChoices('delivery-zones', 'list'),
    'delivery-schedules': schedules,
    'tax-rates': useChoices('tax-rates', 'list'),
    ingredients: useChoices('ingredients', 'list'),
    recipes: useChoices('recipes', 'list'),
    products: useChoices('products', 'list'),
    stations: useChoices('stations', 'list'),
    suppliers: useChoices('suppliers', 'list').map(({ id, name }) => ({ id, name: { fr: name, en: name } })),
  };
  const nouns: Readonly<Record<string, NamedNoun>> = recordFields;
  return (field, value) => {
    const noun = nouns[field];
    const record = noun && records[noun].find(({ id }) => id === value);
    return record && local(record.name);
  };
}

function useCodes(): (tag: string, field: string, value: Shown) => string | undefined {
  const words = useTranslations();
  return (tag, field, value) => {
    const place = codePlaceOf(tag, field);
    const key = `${place}.${value}` as 'products.status.draft';
    return place && words.has(key) ? words(key) : undefined;
  };
}
