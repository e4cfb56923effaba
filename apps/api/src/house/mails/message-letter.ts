import type { OrderMessage } from '@traiteur/contract/orders/order-message.ts';
import { calledName } from '@traiteur/domain/clients/called-name.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { orderLetters } from '@traiteur/words/orders/order-letters.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { House } from '../../core/house.ts';
import type { HouseBrand } from '../../core/house-brand.ts';
import type { Letter } from '../../mail/letter.ts';
import { deliverySection, type ToldOrder } from './order-letter.ts';

interface Telling {
  locale: Locale;
  house: House;
  brand: HouseBrand;
}

export function messageLetter(
  order: ToldOrder,
  { subject, text }: OrderMessage,
  { locale, house, brand }: Telling,
): Letter {
  const say = translatorOf(orderLetters, locale);
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  return {
    brand,
    locale,
    subject,
    opening: [say('greeting', { name: calledName(order.client) }), ...paragraphs],
    sections: [deliverySection(order, say('order', { number: order.number }), locale, house)],
    closing: [],
  };
}
