import type { Order } from '@traiteur/contract/order-record.ts';
import type { Locale } from '@traiteur/domain/language.ts';
import type { MailKind } from '@traiteur/domain/mails/mail-kinds.ts';
import { formatMoney } from '@traiteur/domain/money.ts';
import { orderLetters } from '@traiteur/words/orders/order-letters.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { House } from '../core/house.ts';
import type { Letter, LetterSection } from '../mail/letter.ts';
import { writtenDate, writtenSpan } from './letter-dates.ts';

/** What a letter tells of an order. Notes, reasons and conflicts stay in the house. */
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
  | 'allergiesAsked'
  | 'client'
> & {
  clientAllergies: readonly Pick<Order['clientAllergies'][number], 'name'>[];
  /** In cents, of a letter about a refund. */
  refund?: number | undefined;
  address?: Pick<NonNullable<Order['address']>, 'address' | 'postalCode' | 'city'> | undefined;
};

interface Telling {
  kind: MailKind;
  locale: Locale;
  house: House;
  brand: string;
}

/** A letter to the client of an order about what happened to it: the order whole, and what they react to as the house knows it. */
export function orderLetter(order: ToldOrder, { kind, locale, house, brand }: Telling): Letter {
  const say = translatorOf(orderLetters, locale);
  const date = writtenDate(order.deliveryDate, locale, house.english);
  return {
    brand,
    locale,
    subject: say(`kinds.${kind}.subject`, { brand, number: order.number }),
    opening: [say('greeting', { name: order.client.firstName }), say(`kinds.${kind}.opening`, { date })],
    sections: [orderSection(), deliverySection(), allergySection()],
    closing: [],
  };

  function orderSection(): LetterSection {
    const money = (cents: number) => formatMoney(cents, house.currency, locale);
    const dishes = order.lines.map(({ name, sizeName, quantity, gross }) => ({
      text: say('line', { quantity: String(quantity), dish: name[locale], size: sizeName[locale] }),
      value: money(gross),
    }));
    const discount = order.discount > 0 ? [{ text: discountText(), value: money(-order.discount) }] : [];
    const fee = { text: say('delivery'), value: order.deliveryFee > 0 ? money(order.deliveryFee) : say('free') };
    const total = { text: say('total'), value: money(order.total), strong: true };
    const refund = order.refund ? [{ text: say('refund'), value: money(order.refund), strong: true }] : [];
    return { title: say('order', { number: order.number }), rows: [...dishes, ...discount, fee, total, ...refund] };
  }

  function discountText(): string {
    return say('discount', { code: order.discountCode ?? '' }).trim();
  }

  function deliverySection(): LetterSection {
    const { address, slotStart, slotEnd } = order;
    const place = address && [{ text: [address.address, `${address.postalCode} ${address.city}`].join(', ') }];
    return {
      title: say('delivery'),
      rows: [{ text: date, value: writtenSpan(slotStart, slotEnd, locale, house.english) }, ...(place ?? [])],
    };
  }

  function allergySection(): LetterSection {
    const allergens = order.clientAllergies.map(({ name }) => name[locale]).join(', ');
    const unsaid = order.allergiesAsked ? say('noAllergies') : say('unknownAllergies');
    return {
      title: say('allergies'),
      rows: [{ text: allergens ? say('knownAllergies', { allergens }) : unsaid }],
    };
  }
}
