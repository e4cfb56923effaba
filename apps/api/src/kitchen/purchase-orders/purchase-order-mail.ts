import type { PurchaseOrder, PurchaseOrderLine } from '@traiteur/contract/kitchen/purchase-orders.ts';
import { longDay } from '@traiteur/domain/dates/long-day.ts';
import { formatMoney } from '@traiteur/domain/money/money.ts';
import { purchaseOrderLetter } from '@traiteur/words/kitchen/purchase-order-letter.ts';
import { ingredients as ingredientWords } from '@traiteur/words/kitchen/ingredients.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import type { Kysely } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { Database } from '../../database/schema.ts';
import { getCompany } from '../../house/company/company-rows.ts';
import { mailOf } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mailer.ts';

/** In the supplier's language. An answer reaches who sent it. */
export async function purchaseOrderMail(
  db: Kysely<Database>,
  order: PurchaseOrder,
  { brand, house, caller }: Pick<Context<'kitchen:write'>, 'brand' | 'house' | 'caller'>,
): Promise<Mail> {
  const supplier = await db
    .selectFrom('suppliers')
    .select(['name', 'contact', 'locale', 'customer_number'])
    .where('id', '=', order.supplierId)
    .executeTakeFirstOrThrow();
  const { locale } = supplier;
  const { address, postalCode, city } = await getCompany(db);
  const say = translatorOf(purchaseOrderLetter, locale);
  const values = { number: order.number, brand: brand.name };
  const place = [address, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');
  const letter = mailOf(
    { name: supplier.contact || supplier.name, address: order.mailAddress },
    {
      brand,
      locale,
      subject: say('subject', values),
      opening: [
        say('greeting', { name: supplier.contact || supplier.name }),
        order.wantedOn === null
          ? say('soon', values)
          : say('wanted', { ...values, date: longDay(order.wantedOn, locale, house.english) }),
      ],
      sections: [
        {
          title: say('lines'),
          rows: [
            ...order.lines.map((line) => ({
              text: `${line.packs} × ${line.name}${line.code === '' ? '' : ` (${line.code})`}`,
              value: packText(line, locale),
            })),
            { text: say('total'), value: formatMoney(order.total, house.currency, locale), strong: true },
          ],
        },
      ],
      closing: [
        ...(order.notes === '' ? [] : [order.notes]),
        ...(supplier.customer_number === '' ? [] : [say('customer', { number: supplier.customer_number })]),
        ...(place === '' ? [] : [say('place', { place })]),
        say('signature', { name: caller.name }),
      ],
    },
  );
  return { ...letter, replyTo: caller.email };
}

export function packText({ packQuantity, packUnit }: PurchaseOrderLine, locale: Locale): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(packQuantity / 1000);
  return `${number} ${catalogueOf(ingredientWords.units, locale)[packUnit]}`;
}
