import { momentOf, today } from '@traiteur/domain/dates/calendar.ts';
import { orderActions, type OrderEventKind, orderLife, type OrderStatus } from '@traiteur/domain/orders/order-life.ts';
import type { ManualMethod } from '@traiteur/domain/money/payment-methods.ts';
import type { House } from '../../../apps/api/src/core/house.ts';
import type { PlannedOrder } from './orders.ts';
import type { Random } from '../random.ts';
import { demoSchedules } from '../schedules.ts';

interface Event {
  kind: OrderEventKind;
  at: Date;
  by: string;
  reason: string;
}

/** An order's status and its events since it was placed. */
export interface Life {
  status: OrderStatus;
  /** Null when unpaid. */
  method: ManualMethod | null;
  events: Event[];
}

interface Circumstances {
  random: Random;
  house: House;
  now: Date;
}

const office = 'Claire Laurent';
const kitchen = 'Karim Benali';
const driver = 'Julie Moreau';

const whyCancelled = ['changement de programme', 'commande en double', 'client hospitalisé', 'réunion annulée'];
const whyFailed = ['personne à l’adresse', 'code d’entrée changé, téléphone éteint'];

const later = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000);

/** On Saturdays the vans leave earlier. */
const earliest = (a: Date, b: Date) => (a < b ? a : b);

/** Past orders are delivered, today's are under way, later ones wait: no event lies in the future. */
export function lifeOf(order: PlannedOrder, placedAt: Date, { random, house, now }: Circumstances): Life {
  const slot = demoSchedules[order.schedule];
  const starts = momentOf(order.date, slot?.start ?? '12:00', house.timeZone);
  const morning = momentOf(order.date, '06:30', house.timeZone);
  const past = order.date < today(now, house.timeZone);
  const isCancelled = random.chance(past ? 0.035 : 0.02);
  const fails = random.chance(0.015);
  const usualEvents: Event[] = [
    { kind: 'confirmed', at: later(placedAt, random.int(4, 240)), by: office, reason: '' },
    { kind: 'preparation_started', at: later(morning, random.int(0, 60)), by: kitchen, reason: '' },
    {
      kind: 'made_ready',
      at: earliest(later(morning, random.int(120, 200)), later(starts, -45)),
      by: kitchen,
      reason: '',
    },
    { kind: 'dispatched', at: later(starts, -random.int(15, 40)), by: driver, reason: '' },
    fails
      ? { kind: 'delivery_failed', at: later(starts, random.int(10, 110)), by: driver, reason: random.pick(whyFailed) }
      : { kind: 'delivered', at: later(starts, random.int(5, 115)), by: driver, reason: '' },
  ];
  const pastEvents = usualEvents.filter(({ at }) => at <= now);
  // Some of the newest orders are unconfirmed.
  if (isCancelled) {
    const at = later(placedAt, random.int(30, 600));
    if (at <= now)
      return { ...life([{ kind: 'cancelled', at, by: office, reason: random.pick(whyCancelled) }]), method: null };
  }
  const last = pastEvents.at(-1);
  // Failed deliveries are resolved within days.
  if (last?.kind === 'delivery_failed' && now.getTime() - last.at.getTime() > 3 * 86_400_000) {
    const reason = 'livraison impossible, remboursée';
    pastEvents.push({ kind: 'cancelled', at: later(last.at, 90), by: office, reason });
    return {
      ...life(pastEvents, [
        { kind: 'paid', at: later(placedAt, 2), by: office, reason: '' },
        { kind: 'refunded', at: later(last.at, 95), by: office, reason },
      ]),
      method: 'transfer',
    };
  }
  const isDelivered = last?.kind === 'delivered';
  if (order.source === 'website') return paidAt(later(placedAt, 2), office, 'transfer');
  if (isDelivered && random.chance(0.97)) return paidAt(last.at, driver, random.pick(atTheDoor));
  if (random.chance(0.25)) return paidAt(later(placedAt, 3), office, 'transfer');
  return { ...life(pastEvents), method: null };

  function paidAt(at: Date, by: string, method: ManualMethod): Life {
    return { ...life(pastEvents, [{ kind: 'paid', at, by, reason: '' }]), method };
  }
}

/** Payment methods at the door; repeated by frequency. */
const atTheDoor = [
  'card_terminal',
  'card_terminal',
  'card_terminal',
  'cash',
  'cash',
  'cheque',
  'meal_voucher',
] as const;

const statusAfter = new Map<OrderEventKind, OrderStatus>(
  orderActions.map((action) => [orderLife[action].event, orderLife[action].to]),
);

function life(steps: Event[], payments: readonly Event[] = []): Omit<Life, 'method'> {
  const last = steps.at(-1);
  const events = [...steps, ...payments].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return { status: (last && statusAfter.get(last.kind)) ?? 'pending', events };
}
