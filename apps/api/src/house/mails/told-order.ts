import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { longDay } from '@traiteur/domain/dates/long-day.ts';
import { writtenMoment } from '@traiteur/domain/dates/written-moment.ts';
import { formatMoney } from '@traiteur/domain/money/money.ts';
import { acceptedByClient } from '@traiteur/domain/orders/allergies.ts';
import type { EventMailKind } from '@traiteur/domain/house/mail-kinds.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { orderLetters } from '@traiteur/words/orders/order-letters.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { Reading } from '../../core/acting.ts';
import type { House } from '../../core/house.ts';
import type { LetterSection } from '../../mail/letter.ts';
import { changeableUntil } from '../../orders/read/changeable-until.ts';
import { currentTexts } from '../../site/site-texts/site-text-rows.ts';
import { getCompany } from '../company/company-rows.ts';

/** How and until when to pay and to change, and who sells. */
export interface OrderTerms extends Pick<Order, 'paymentChoice' | 'due' | 'overpaid' | 'deliveryDate'> {
  changeableUntil: Date | null;
  seller: { name: string; address: string; phone: string; email: string; siret: string; vatNumber: string };
}

const tellingKinds: readonly EventMailKind[] = ['placed', 'confirmed', 'changed'];

/** Undefined for a letter that asks for nothing any more. */
export async function termsOf(order: Order, kind: EventMailKind, reading: Reading): Promise<OrderTerms | undefined> {
  if (!tellingKinds.includes(kind)) return undefined;
  const { db, brand, clock, house } = reading;
  const { legalName, address, postalCode, city, siret, vatNumber } = await getCompany(db);
  const { texts } = await currentTexts(db, brand.usualName);
  const { phone, email } = texts.contact;
  const place = [address, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');
  const isOfSite = order.source === 'website';
  return {
    paymentChoice: order.paymentChoice,
    due: order.due,
    overpaid: order.overpaid,
    deliveryDate: order.deliveryDate,
    changeableUntil: isOfSite ? await changeableUntil(db, order, { now: clock(), house }) : null,
    seller: { name: legalName || brand.name, address: place, phone, email, siret, vatNumber },
  };
}

type Line = Pick<Order['lines'][number], 'allergens'>;

/** Another person may eat from what the mail tells of: each dish says what is in it. */
export function allergenText({ allergens }: Line, locale: Locale): string[] {
  const say = translatorOf(orderLetters, locale);
  const namesOf = (kind: 'contains' | 'may_contain') =>
    allergens
      .filter(({ presence }) => presence === kind)
      .map(({ name }) => name[locale].toLowerCase())
      .join(', ');
  const [contained, possible] = [namesOf('contains'), namesOf('may_contain')];
  if (!contained && !possible) return [say('noAllergens')];
  return [
    ...(contained ? [say('contains', { names: contained })] : []),
    ...(possible ? [say('mayContain', { names: possible })] : []),
  ];
}

export const taxRows = (
  { taxes = [] }: { taxes?: Order['taxes'] },
  locale: Locale,
  { currency }: Pick<House, 'currency'>,
) =>
  taxes
    .filter(({ amount }) => amount !== 0)
    .map(({ name, amount }) => ({
      text: translatorOf(orderLetters, locale)('tax', { name }),
      value: formatMoney(amount, currency, locale),
    }));

/** What was accepted, for whom and by whom; who of the house it was, and why, stays in the house. */
export const acceptedRows = (
  { conflicts = [], lines }: { conflicts?: Order['conflicts']; lines: Order['lines'] },
  locale: Locale,
) =>
  conflicts
    .filter(({ answeredBy }) => answeredBy !== null)
    .map(({ line, eater, allergen, presence, reason }) => ({
      text: translatorOf(orderLetters, locale)(reason === acceptedByClient ? 'acceptedByClient' : 'acceptedByHouse', {
        dish: lines[line]?.name[locale] ?? '',
        allergen: allergen[locale].toLowerCase(),
        presence,
        eater,
      }),
    }));

export function termsSection(
  { paymentChoice, due, overpaid, deliveryDate, changeableUntil: until }: OrderTerms,
  locale: Locale,
  { currency, english, timeZone }: House,
): LetterSection[] {
  const say = translatorOf(orderLetters, locale);
  const values = { amount: formatMoney(due, currency, locale), date: longDay(deliveryDate, locale, english) };
  const isPaidBefore = paymentChoice === 'transfer' || paymentChoice === 'online';
  const sentences = [
    ...(due > 0 ? [say(isPaidBefore ? 'payBefore' : 'payOnDelivery', values)] : []),
    ...(overpaid > 0 ? [say('overpaid', { amount: formatMoney(overpaid, currency, locale) })] : []),
    ...(until ? [say('changeUntil', { moment: writtenMoment(until, locale, { timeZone, english }) })] : []),
  ];
  return sentences.length === 0 ? [] : [{ title: say('terms'), rows: sentences.map((text) => ({ text })) }];
}

export function sellerSection(
  { name, address, phone, email, siret, vatNumber }: OrderTerms['seller'],
  locale: Locale,
): LetterSection {
  const say = translatorOf(orderLetters, locale);
  const lines = [
    name,
    address,
    phone,
    email,
    siret && `SIRET ${siret}`,
    vatNumber && say('sellerVat', { number: vatNumber }),
  ];
  return { title: say('seller'), rows: lines.filter(Boolean).map((text) => ({ text })) };
}
