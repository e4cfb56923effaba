import type { FileAnswer } from '@traiteur/contract/statement/operation.ts';
import { siteOrderOf } from '@traiteur/contract/site/site-addresses.ts';
import { momentOf } from '@traiteur/domain/dates/calendar.ts';
import { shopOrders } from '@traiteur/words/own/own-orders.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { Context } from '../../core/context.ts';
import { getOrder } from '../../orders/read/order-rows.ts';
import { calendarFile } from './calendar-file.ts';
import { refuseUnlessOwn } from './own-order-rows.ts';

/**
 * Dishes and place alone: a calendar is often shared, so it says nothing of anybody's allergies.
 * @throws {Refusal} `not-found`
 */
export async function ownOrderCalendar(
  id: number,
  { db, caller, clock, house, brand, locale, siteUrl }: Context<'client'>,
): Promise<FileAnswer> {
  await refuseUnlessOwn(db, caller, id);
  const order = await getOrder(db, id);
  const { number, deliveryDate, slotStart, slotEnd, lines, address } = order;
  const say = translatorOf(shopOrders.calendar, locale);
  const url = siteOrderOf(siteUrl, locale, id);
  const dishes = lines.map(({ quantity, name, sizeName }) => `${quantity} × ${name[locale]} (${sizeName[locale]})`);
  const text = calendarFile({
    uid: `order-${number}@${new URL(siteUrl).hostname}`,
    sequence: order.version,
    writtenAt: clock(),
    startsAt: momentOf(deliveryDate, slotStart, house.timeZone),
    endsAt: momentOf(deliveryDate, slotEnd, house.timeZone),
    isCancelled: order.status === 'cancelled',
    summary: say('summary', { brand: brand.name, number }),
    description: [...dishes, url].join('\n'),
    location: address ? `${address.address}, ${address.postalCode} ${address.city}` : '',
    url,
  });
  return {
    mediaType: 'text/calendar',
    headers: { 'content-disposition': `attachment; filename="${number}.ics"`, 'cache-control': 'no-store' },
    bytes: Buffer.from(text),
  };
}
