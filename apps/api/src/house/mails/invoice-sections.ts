import type { Invoice, InvoiceDocument } from '@traiteur/contract/money/invoices.ts';
import { groupedSiret, sirenOf } from '@traiteur/domain/money/business-numbers.ts';
import { type InvoiceMention, invoiceMentions } from '@traiteur/domain/money/invoice-mentions.ts';
import { formatMoney } from '@traiteur/domain/money/money.ts';
import { taxNameIn } from '@traiteur/domain/money/tax-name.ts';
import { type Bilingual, languageTag, type Locale } from '@traiteur/domain/text/language.ts';
import { invoices } from '@traiteur/words/money/invoices.ts';
import { orders } from '@traiteur/words/orders/orders.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { House } from '../../core/house.ts';
import type { LetterSection } from '../../mail/letter.ts';

type Printed = Pick<Invoice, 'kind' | 'number' | 'givenOn' | 'corrects' | 'reason' | 'document'>;
type Rows = LetterSection['rows'];

/** A month may have hundreds of orders, and mail programs cut a long letter. */
const mostOrders = 50;

/** All that its paper says, from the copy that was made when it was given. */
export function invoiceSections(invoice: Printed, locale: Locale, house: Pick<House, 'english' | 'timeZone'>) {
  const { document: copy } = invoice;
  const say = translatorOf(invoices, locale);
  const money = (cents: number) => formatMoney(cents, copy.currency, locale);
  const day = (date: string) =>
    new Intl.DateTimeFormat(languageTag(locale, house.english), { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${date}T12:00:00Z`),
    );
  const dayOf = (moment: string) =>
    new Intl.DateTimeFormat(languageTag(locale, house.english), { dateStyle: 'long', timeZone: house.timeZone }).format(
      new Date(moment),
    );
  const nameIn = (name: Bilingual) => name[locale] || name[locale === 'fr' ? 'en' : 'fr'];

  function aboutRows(): Rows {
    const { order, delivery, orderedBy, purchaseReference } = copy;
    const { corrects, reason } = invoice;
    return textRows(
      say('givenOn', { date: day(invoice.givenOn) }),
      corrects && say('corrects', { number: corrects.number, date: day(corrects.givenOn) }),
      reason && say(`reason.${reason}`),
      order && say('paper.order', { number: order.number, date: day(order.placedOn) }),
      delivery && say(delivery.isDone ? 'paper.delivered' : 'paper.toDeliver', { date: day(delivery.date) }),
      orderedBy && say('paper.orderedBy', { name: orderedBy }),
      purchaseReference && say('paper.reference', { reference: purchaseReference }),
    );
  }

  const lineRows = (): Rows =>
    copy.goods.lines.map(({ quantity, name, sizeName, taxes, amount }) => ({
      text: [
        `${quantity > 0 ? `${quantity} × ` : ''}${nameIn(name)}, ${nameIn(sizeName).toLowerCase()}`,
        ...(quantity === 0 ? [say('paper.partOfPrice')] : []),
        ...taxes.map((tax) => taxNameIn(locale, tax.name)),
      ].join(' · '),
      value: money(amount),
    }));

  function orderRows(orders: NonNullable<InvoiceDocument['orders']>): Rows {
    const rows = orders.slice(0, mostOrders).map(({ order, orderedBy, costCentre, total }) => ({
      text: textRows(
        order && say('paper.order', { number: order.number, date: day(order.placedOn) }),
        orderedBy && say('paper.orderedBy', { name: orderedBy }),
        costCentre,
      )
        .map(({ text }) => text)
        .join(' · '),
      value: money(total),
    }));
    const { length: count } = orders.slice(mostOrders);
    return count > 0 ? [...rows, { text: say('letter.otherOrders', { count }) }] : rows;
  }

  function sumRows(): Rows {
    const { goods, deductions, taxes, net, total, paid, payments } = copy;
    const { discount, discountCode: code, deliveryFee: fee } = goods;
    const isAll = payments.reduce((sum, { amount }) => sum + amount, 0) === paid;
    const methods = translatorOf(orders.paymentMethod, locale);
    const off = (text: string, cents: number) => ({ text, value: money(-cents) });
    return [
      ...(discount > 0 ? [off(code ? say('paper.discountCode', { code }) : say('paper.discount'), discount)] : []),
      ...(fee > 0 ? [{ text: say('paper.delivery'), value: money(fee) }] : []),
      ...deductions.map(({ number, on, total: cents }) =>
        off(number ? say('paper.deducted', { number }) : say('paper.refunded', { date: day(on) }), cents),
      ),
      { text: say('paper.net'), value: money(net) },
      ...taxes.map(({ name, base, amount }) => ({
        text: say('letter.taxOn', { name: taxNameIn(locale, name), base: money(base) }),
        value: money(amount),
      })),
      { text: say('paper.total'), value: money(total), strong: true },
      ...(paid > 0 && isAll
        ? payments.map(({ method, amount, at }) =>
            off(say('paper.payment', { method: methods(method).toLowerCase(), date: dayOf(at) }), amount),
          )
        : []),
      ...(paid > 0 && !isAll ? [off(say('paper.paid'), paid)] : []),
      ...(paid > 0 ? [{ text: say('paper.left'), value: money(Math.max(0, total - paid)), strong: true }] : []),
    ];
  }

  function clientRows(): Rows {
    const { client } = copy;
    return textRows(
      client.name,
      ...placeOf(client),
      client.businessNumber && say('paper.businessNumber', { number: groupedSiret(client.businessNumber) }),
      client.vatNumber && say('paper.vatNumber', { number: client.vatNumber }),
    );
  }

  function sellerRows(): Rows {
    const { company } = copy;
    const { legalForm: form, capital, siret, registry: city, vatNumber: number } = company;
    return textRows(
      company.legalName || company.brand,
      form && (capital ? say('mentions.form', { form, capital: money(capital) }) : form),
      ...placeOf(company),
      siret && say('mentions.siret', { siret: groupedSiret(siret) }),
      city && say('mentions.registry', { city, siren: siret ? groupedSiret(sirenOf(siret)) : '' }),
      company.vatApplies && number && say('mentions.vatNumber', { number }),
    );
  }

  function sentenceOf(mention: InvoiceMention): string {
    if (mention.name === 'withinDays')
      return say('mentions.terms', { terms: say('mentions.withinDays', { days: mention.days }) });
    if (mention.name === 'terms') return say('mentions.terms', { terms: nameIn(mention.terms) });
    if (mention.name === 'late') return say('mentions.late', { penalties: nameIn(mention.penalties) });
    if (mention.name === 'recovery')
      return say('mentions.recovery', { amount: formatMoney(mention.amount, 'EUR', locale) });
    return say(`mentions.${mention.name}`);
  }

  const title = say(`one.${invoice.kind}`, { number: invoice.number });
  const goodsRows = copy.orders ? orderRows(copy.orders) : lineRows();
  return {
    sections: [
      { title, rows: [...aboutRows(), ...goodsRows, ...sumRows()] },
      { title: say('paper.client'), rows: clientRows() },
      { title: say('letter.seller'), rows: sellerRows() },
    ] satisfies LetterSection[],
    mentions: `${invoiceMentions(copy.company, copy.daysToPay).map(sentenceOf).join('. ')}.`,
  };
}

type Place = Pick<InvoiceDocument['company'], 'address' | 'postalCode' | 'city' | 'country'>;

const placeOf = ({ address, postalCode, city, country }: Place) => [
  address,
  `${postalCode} ${city}`.trim(),
  country === 'FR' ? '' : country,
];

const textRows = (...texts: (string | null | undefined | false)[]): Rows =>
  texts.flatMap((text) => (text ? [{ text }] : []));
