import {
  type DeliveryExplanation,
  type deliveryExplanations,
  mostNextSlots,
} from '@traiteur/contract/delivery/delivery-explanations.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { today } from '@traiteur/domain/dates/calendar.ts';
import { cutOffOf } from '@traiteur/domain/delivery/cut-off.ts';
import { deliveryTerms } from '@traiteur/domain/delivery/delivery-terms.ts';
import { reasonAgainstSlot } from '@traiteur/domain/delivery/slot-reasons.ts';
import { isFreeByAmount, missingToMinimum } from '@traiteur/domain/orders/pricing.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { cityOfEach } from '../cities/city-list.ts';
import { type Configuration, configurationInForce } from '../delivery-configurations/delivery-configuration-rows.ts';
import { everySchedule, slotsTaken } from '../delivery-schedules/delivery-schedule-rows.ts';
import { listDeliverySlots } from '../delivery-schedules/list-delivery-slots.ts';
import { codeIdOf, type Zone, zoneOf } from '../delivery-zones/delivery-zone-rows.ts';
import { getPostalCode } from '../postal-codes/postal-code-rows.ts';

type Query = Received<(typeof deliveryExplanations.operations)['explainDelivery']>['query'];

/**
 * By the functions that placing and the site's slots ask; it decides nothing itself.
 * @throws {Refusal} `no-delivery-configuration`
 */
export async function explainDelivery(services: Services, query: Query): Promise<DeliveryExplanation> {
  const { db, clock, house } = services;
  const { country, postalCode, goods } = query;
  const now = clock();
  const rules = await configurationInForce(db, now);
  if (!rules) throw new Refusal('no-delivery-configuration');
  const zone = await zoneOf(db, country, postalCode);
  const codeId = await codeIdOf(db, country, postalCode);
  const code = codeId === undefined ? undefined : await getPostalCode(db, codeId);
  const { items, absence } = await listDeliverySlots(services, query);
  const date = query.date ?? items[0]?.date ?? today(now, house.timeZone);
  const ordersOfSlot = await slotsTaken(db, date, date);
  const search = { zone, rules, goods, now, timeZone: house.timeZone };
  const schedules = await everySchedule(db);
  return {
    country,
    postalCode,
    city: await cityOf(query, code),
    decidedBy: code ? { id: code.id, code: code.code } : null,
    zone: code?.zone ?? null,
    terms: zone ? termsOf(zone, rules) : null,
    goods: zone && goods !== undefined ? goodsOf(goods, zone, rules) : null,
    next: items.slice(0, mostNextSlots),
    absence,
    date,
    slots: schedules.map((schedule) => {
      const { id: scheduleId, weekday, start, end, zones, capacity } = schedule;
      const orders = ordersOfSlot(scheduleId, date);
      return {
        scheduleId,
        weekday,
        start,
        end,
        zones,
        cutOffAt: cutOffOf(schedule, date, rules, house.timeZone).toISOString(),
        noticeHours: schedule.noticeHours ?? rules.noticeHours,
        orders,
        capacity,
        reason: reasonAgainstSlot(schedule, date, orders, search) ?? null,
      };
    }),
  };
}

/** A stored beginning names no town. */
async function cityOf({ country, postalCode }: Query, code: { code: string; city: string } | undefined) {
  if (code?.code === postalCode && code.city) return code.city;
  return country === 'FR' ? ((await cityOfEach([postalCode])).get(postalCode) ?? '') : '';
}

const termsOf = (zone: Zone, rules: Configuration) => ({
  ...deliveryTerms(zone, rules),
  minimumOrder: zone.minimumOrder,
  ofHouse: { fee: zone.fee === null, freeDeliveryFrom: zone.freeDeliveryFrom === null },
});

function goodsOf(goods: number, zone: Zone, rules: Configuration) {
  const { fee, freeDeliveryFrom } = deliveryTerms(zone, rules);
  return {
    fee: isFreeByAmount(goods, freeDeliveryFrom) ? 0 : fee,
    missing: missingToMinimum({ subtotal: goods, discount: 0 }, zone.minimumOrder)?.missing ?? 0,
  };
}
