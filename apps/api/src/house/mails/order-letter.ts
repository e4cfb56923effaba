import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { calledName } from '@traiteur/domain/clients/called-name.ts';
import { writtenSpan } from '@traiteur/domain/dates/written-time.ts';
import { languageTag, type Locale } from '@traiteur/domain/text/language.ts';
import type { EventMailKind } from '@traiteur/domain/house/mail-kinds.ts';
import type { BankAccount } from '@traiteur/domain/money/bank-account.ts';
import { paymentLinkDays } from '@traiteur/domain/money/online-payments.ts';
import { isInCompany, namesInCompany, withEater } from '@traiteur/domain/orders/eater-names.ts';
import { formatMoney } from '@traiteur/domain/money/money.ts';
import { orderLetters } from '@traiteur/words/orders/order-letters.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { House } from '../../core/house.ts';
import type { HouseBrand } from '../../core/house-brand.ts';
import type { Letter, LetterSection } from '../../mail/letter.ts';
import { longDay } from '@traiteur/domain/dates/long-day.ts';
import { acceptedRows, allergenText, type OrderTerms, sellerSection, taxRows, termsSection } from './told-order.ts';
import { transferSection } from './transfer-section.ts';

/** Leaves out reasons and conflicts, and the notes of an order by phone: those are internal. */
export type ToldOrder = Pick<
  Order,
  | 'number'
  | 'deliveryDate'
  | 'slotStart'
  | 'slotEnd'
  | 'lines'
  | 'discount'
  | 'discountCode'
  | 'deliveryFee'
  | 'total'
  | 'unaskedEaters'
  | 'client'
> & {
  clientAllergies: readonly (Pick<Order['clientAllergies'][number], 'name' | 'eaterId' | 'eater'> &
    Partial<Pick<Order['clientAllergies'][number], 'severity'>>)[];
  conflicts?: Order['conflicts'];
  taxes?: Order['taxes'];
  terms?: OrderTerms | undefined;
  /** In cents, for a letter about a refund. */
  refund?: number | undefined;
  /** For a letter that asks to pay: `due` in cents. */
  request?: { due: number; url: string } | undefined;
  /** For an order paid by transfer: `due` in cents. */
  transfer?: { due: number; account: BankAccount } | undefined;
  /** Address on the site; undefined if the client may have no account. */
  page?: string | undefined;
  /** Its guests told the kitchen what they react to, and not the host. */
  groupOrder?: object | null | undefined;
  ownNotes?: { kitchenNote: string; driverNote: string } | undefined;
  address?: Pick<NonNullable<Order['address']>, 'address' | 'postalCode' | 'city'> | undefined;
};

interface Telling {
  kind: EventMailKind;
  locale: Locale;
  house: House;
  brand: HouseBrand;
}

export function orderLetter(order: ToldOrder, { kind, locale, house, brand }: Telling): Letter {
  const say = translatorOf(orderLetters, locale);
  const { request } = order;
  const date = longDay(order.deliveryDate, locale, house.english);
  return {
    brand,
    locale,
    subject: say(`kinds.${kind}.subject`, { brand: brand.name, number: order.number }),
    opening: [say('greeting', { name: calledName(order.client) }), say(`kinds.${kind}.opening`, { date })],
    ...(order.page && { button: { label: say('see'), url: order.page } }),
    ...(request && {
      button: { label: say('pay', { amount: formatMoney(request.due, house.currency, locale) }), url: request.url },
    }),
    sections: [
      orderSection(),
      ...(order.transfer ? [transferSection({ ...order.transfer, number: order.number }, locale, house)] : []),
      deliverySection(order, say('delivery'), locale, house),
      ...notesSection(),
      allergySection(),
      ...(order.terms ? termsSection(order.terms, locale, house) : []),
      ...(order.terms ? [sellerSection(order.terms.seller, locale)] : []),
    ],
    closing: request ? [say('payUntil', { days: String(paymentLinkDays) })] : [],
  };

  function orderSection(): LetterSection {
    const money = (cents: number) => formatMoney(cents, house.currency, locale);
    const dishes = order.lines.flatMap((line) => [
      { text: lineText(line), value: money(line.gross) },
      ...allergenText(line, locale).map((text) => ({ text })),
    ]);
    const discount = order.discount > 0 ? [{ text: discountText(), value: money(-order.discount) }] : [];
    const fee = { text: say('delivery'), value: order.deliveryFee > 0 ? money(order.deliveryFee) : say('free') };
    const total = { text: say('total'), value: money(order.total), strong: true };
    const refund = order.refund ? [{ text: say('refund'), value: money(order.refund), strong: true }] : [];
    const due = request ? [{ text: say('due'), value: money(request.due), strong: true }] : [];
    const rows = [...dishes, ...discount, fee, total, ...taxRows(order, locale, house), ...refund, ...due];
    return { title: say('order', { number: order.number }), rows };
  }

  function lineText({ name, sizeName, quantity, eater }: ToldOrder['lines'][number]): string {
    const values = { quantity: String(quantity), dish: name[locale], size: sizeName[locale] };
    return eater ? say('lineFor', { ...values, eater }) : say('line', values);
  }

  function discountText(): string {
    return say('discount', { code: order.discountCode ?? '' }).trim();
  }

  function notesSection(): LetterSection[] {
    const { kitchenNote = '', driverNote = '' } = order.ownNotes ?? {};
    const rows = [
      ...(kitchenNote ? [{ text: say('kitchenNote', { note: kitchenNote }) }] : []),
      ...(driverNote ? [{ text: say('driverNote', { note: driverNote }) }] : []),
    ];
    return rows.length > 0 ? [{ title: say('notes'), rows }] : [];
  }

  function allergySection(): LetterSection {
    const inCompany = isInCompany(order.client, [...order.lines, ...order.clientAllergies, ...order.unaskedEaters]);
    const namesOf = (reaction: 'allergy' | 'intolerance') =>
      order.clientAllergies
        .filter(({ severity = 'allergy' }) => severity === reaction)
        .map(({ name, eater }) => withEater(name[locale], { eater }, inCompany))
        .join(', ');
    const [allergens, intolerances] = [namesOf('allergy'), namesOf('intolerance')];
    const unasked = namesInCompany(order.unaskedEaters, inCompany);
    const unknown = unasked ? say('unknownAllergiesOf', { names: unasked }) : say('unknownAllergies');
    const sentences = [
      ...(allergens ? [say('knownAllergies', { allergens })] : []),
      ...(intolerances ? [say('knownIntolerances', { allergens: intolerances })] : []),
      ...(allergens || intolerances ? [say('tellMissing')] : []),
      ...(order.unaskedEaters.length > 0 ? [unknown] : []),
    ];
    const guestSentences = order.groupOrder ? [say('guestAllergies')] : [];
    return {
      title: say('allergies'),
      rows: [
        ...[...(sentences.length > 0 || order.groupOrder ? sentences : [say('noAllergies')]), ...guestSentences].map(
          (text) => ({ text }),
        ),
        ...acceptedRows(order, locale),
      ],
    };
  }
}

export function deliverySection(
  { deliveryDate, slotStart, slotEnd, address }: Pick<ToldOrder, 'deliveryDate' | 'slotStart' | 'slotEnd' | 'address'>,
  title: string,
  locale: Locale,
  { english }: Pick<House, 'english'>,
): LetterSection {
  const place = address && [{ text: [address.address, `${address.postalCode} ${address.city}`].join(', ') }];
  const slot = {
    text: longDay(deliveryDate, locale, english),
    value: writtenSpan(slotStart, slotEnd, languageTag(locale, english)),
  };
  return { title, rows: [slot, ...(place ?? [])] };
}
