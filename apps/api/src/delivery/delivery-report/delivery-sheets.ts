import type { DeliveryReport, ProductionRow, Stop } from '@traiteur/contract/delivery/delivery-report.ts';
import { acceptedByClient, isUnanswered } from '@traiteur/domain/orders/allergies.ts';
import { isInCompany, namesInCompany, withEater } from '@traiteur/domain/orders/eater-names.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { deliveryReport } from '@traiteur/words/delivery/delivery-report.ts';
import { orders as orderWords } from '@traiteur/words/orders/orders.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import { columnsIn, type Writing } from '../../http/spreadsheets/spreadsheet-columns.ts';
import { type Sheet, sheetOf } from '../../http/spreadsheets/workbook.ts';

export function deliverySheets({ production, rounds }: DeliveryReport, locale: Locale, house: Writing): Sheet[] {
  const words = catalogueOf(deliveryReport, locale);
  const sentence = translatorOf(deliveryReport, locale);
  const {
    columns,
    status,
    payment,
    paymentChoice: choices,
    conflict,
    clientAllergies: unnamedAllergies,
  } = catalogueOf(orderWords, locale);
  const { text, integer, money } = columnsIn(locale, house);
  const dishes = production.categories.flatMap(({ name, dishes: ofCategory }) =>
    ofCategory.map((dish) => ({ ...dish, category: name[locale] })),
  );
  const columnOf = ({ sizeId, name }: DeliveryReport['production']['sizes'][number]) =>
    integer(name[locale], ({ sizes }: ProductionRow) => sizes.find((size) => size.sizeId === sizeId)?.quantity ?? null);
  const reasonOf = (reason: string) => (reason === acceptedByClient ? conflict.acceptedByClient : reason);
  const exceptionOf = ({ sizeName, allergen, severity, presence, ...exception }: ProductionRow['exceptions'][number]) =>
    [
      ...(isUnanswered(exception) ? [conflict.toAnswer] : []),
      sentence('exception', {
        quantity: exception.quantity,
        size: sizeName[locale].toLowerCase(),
        client: withEater(exception.client, exception, true),
        number: exception.number,
        allergen: allergen[locale],
        kind: [words.kinds[severity], ...(presence === 'may_contain' ? [words.traces] : [])].join(', '),
      }),
      ...(exception.reason ? [reasonOf(exception.reason)] : []),
    ].join(' · ');
  const stops = rounds.flatMap(({ zoneName, start, end, stops: ofRound }) =>
    ofRound.map((stop) => ({ ...stop, zone: zoneName[locale], slot: `${start} – ${end}` })),
  );
  const dishesOf = ({ items }: Stop) =>
    items
      .map(({ name, sizeName, quantity, eater }) =>
        [
          `${quantity} × ${name[locale]} (${sizeName[locale]})`,
          ...(eater ? [sentence('forEater', { name: eater })] : []),
        ].join(' '),
      )
      .join(', ');
  // Say "unknown" for a client never asked: an empty cell would read as no allergy.
  const allergiesOf = ({ clientAllergies, unaskedEaters, eaterId, items }: Stop) => {
    const inCompany = isInCompany({ eaterId }, [...items, ...clientAllergies, ...unaskedEaters]);
    const allergyTexts = clientAllergies.map(({ name, severity, eater }) =>
      withEater(`${name[locale]} (${words.kinds[severity]})`, { eater }, inCompany),
    );
    const unknown = withEater(unnamedAllergies.unknown, { eater: namesInCompany(unaskedEaters, inCompany) }, true);
    return [...allergyTexts, ...(unaskedEaters.length > 0 ? [unknown] : [])].join(', ') || unnamedAllergies.none;
  };
  return [
    sheetOf(words.production, dishes, [
      text(words.category, ({ category }) => category),
      text(words.dish, ({ name }) => name[locale], 40),
      ...production.sizes.map(columnOf),
      integer(words.total, ({ quantity }) => quantity),
      text(words.file.exceptions, ({ exceptions }) => exceptions.map(exceptionOf).join('\n'), 60),
    ]),
    sheetOf(words.rounds, stops, [
      text(columns.zone, ({ zone }) => zone),
      text(words.file.slot, ({ slot }) => slot, 16),
      text(columns.number, ({ number }) => number, 14),
      text(columns.client, ({ client }) => client),
      text(words.file.phone, ({ phone }) => (phone ? readablePhone(phone).replaceAll('\u00a0', ' ') : null), 18),
      text(words.file.address, ({ address }) => address ?? null, 36),
      text(words.file.postalCode, ({ postalCode }) => postalCode ?? null, 12),
      text(words.file.city, ({ city }) => city ?? null),
      text(words.file.allergies, allergiesOf, 36),
      text(words.file.dishes, dishesOf, 60),
      text(words.file.addressNote, ({ addressNote }) => addressNote ?? null, 28),
      text(words.file.driverNote, ({ driverNote }) => driverNote ?? null, 36),
      text(words.file.kitchenNote, ({ kitchenNote }) => kitchenNote, 36),
      text(columns.status, (stop) => status[stop.status], 16),
      text(columns.payment, (stop) => payment[stop.paymentStatus], 16),
      text(words.file.paymentChoice, ({ paymentChoice }) => (paymentChoice ? choices[paymentChoice] : null), 20),
      money(words.file.due, ({ amountDue }) => amountDue),
    ]),
  ];
}
