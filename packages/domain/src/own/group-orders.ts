import { addDays, localTime, type LocalDate, momentOf, today } from '../dates/calendar.ts';
import { type DeliveryRules, type Schedule, slotRefusal } from '../delivery/slots.ts';

/** `empty`: nobody has chosen anything. `refused`: a rule of orders was against it. */
export const groupOrderStates = ['open', 'placed', 'empty', 'refused', 'cancelled'] as const;
export type GroupOrderState = (typeof groupOrderStates)[number];

/** Who pays what a guest chooses above the budget. */
export const aboveBudgetChoices = ['refused', 'paid_by_guest'] as const;
export type AboveBudget = (typeof aboveBudgetChoices)[number];

/** Cents: cards pay no less. */
export const smallestExcess = 50;

export const mostGuests = 50;
/** Open ones of one host: each holds a place in its slot. */
export const mostGroupOrders = 5;
/** Addresses that one host names within a day for the house to write to. */
export const mostInvitations = 100;
/** Different dishes of one guest. */
export const mostGuestLines = 10;

/** After the delivery, until which guests and their allergies stay with the order: a complaint comes within days. */
export const keptDays = 30;

const minute = 60_000;
/** The house's clock needs a moment between the deadline and the cut-off. */
const minutesBeforeCutOff = 10;

export const latestDeadline = (cutOffAt: Date): Date => new Date(cutOffAt.getTime() - minutesBeforeCutOff * minute);

const reminderHours = 3;

/** Null where there is no time for one. */
export function reminderAt({ deadline, openedAt }: { deadline: Date; openedAt: Date }): Date | null {
  const usual = deadline.getTime() - reminderHours * 60 * minute;
  const halfway = (deadline.getTime() + openedAt.getTime()) / 2;
  const at = Math.max(usual, halfway);
  return deadline.getTime() - at < 10 * minute ? null : new Date(at);
}

interface Choice {
  productId: number;
  sizeId: number;
  quantity: number;
  chosenAt: Date;
}

interface DishFault {
  /** Of the choice in its list. */
  index: number;
  /** Of the dish; absent where none can be ordered. */
  portionsLeft?: number | undefined;
}

/**
 * Which choices cannot be ordered, by their index. Of a dish with too few portions those who chose first get theirs, as
 * if each had ordered then.
 */
export function unservedChoices(choices: readonly Choice[], faults: readonly DishFault[]): number[] {
  const unserved = new Set(faults.filter(({ portionsLeft }) => portionsLeft === undefined).map(({ index }) => index));
  const scarce = faults.flatMap(({ index, portionsLeft }) => {
    const choice = choices[index];
    return choice && portionsLeft !== undefined && !unserved.has(index) ? [{ index, portionsLeft, ...choice }] : [];
  });
  for (const rivals of Map.groupBy(scarce, ({ productId, sizeId }) => `${productId} ${sizeId}`).values()) {
    let portionsLeft = Math.min(...rivals.map((rival) => rival.portionsLeft));
    for (const { index, quantity } of rivals.toSorted((a, b) => a.chosenAt.getTime() - b.chosenAt.getTime())) {
      if (quantity > portionsLeft) unserved.add(index);
      else portionsLeft -= quantity;
    }
  }
  return [...unserved].toSorted((a, b) => a - b);
}

interface PricedChoice {
  guestId: number;
  /** Cents. */
  total: number;
  chosenAt: Date;
}

/** What is above the budget, in cents. */
export const excessOf = (total: number, budget: number | null): number =>
  budget === null ? 0 : Math.max(0, total - budget);

interface Money {
  /** Cents each. */
  budget: number | null;
  paid: number;
}

/** Up to where a guest's dishes are paid for, in cents; null without end. */
export const limitOf = ({ budget, paid }: Money): number | null => (budget === null ? null : budget + paid);

/** What a guest is to pay themselves still, in cents: nothing where the host lets nobody go above the budget. */
export const dueOf = ({ total, aboveBudget, ...money }: Money & { total: number; aboveBudget: AboveBudget }): number =>
  aboveBudget === 'refused' ? 0 : excessOf(total, limitOf(money));

/** What the guests of one group order paid themselves, above their budget. Amounts in cents. */
export interface GuestMoney {
  budget: number | null;
  paid: readonly { eaterId: number | null; amount: number }[];
}

/** Cents that go back to guests, of whose dishes less is above the budget than they paid. */
export function unneededOf(
  { budget, paid }: GuestMoney,
  lines: readonly { eaterId?: number | null | undefined; unitPrice: number; quantity: number }[],
): number {
  const eatenBy = (guest: number | null) => lines.filter(({ eaterId = null }) => guest !== null && eaterId === guest);
  const totalOf = (guest: number | null) =>
    eatenBy(guest).reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  return paid.reduce((sum, { eaterId, amount }) => sum + Math.max(0, amount - excessOf(totalOf(eaterId), budget)), 0);
}

/**
 * By their index: of each guest, what was chosen last and fits neither the budget nor what they paid themselves, as
 * where a price or the budget is another by now.
 */
export function choicesAboveBudget(
  choices: readonly PricedChoice[],
  budget: number | null,
  paidBy: ReadonlyMap<number, number> = new Map(),
): number[] {
  const budgets = new Map<number, number>();
  const above: number[] = [];
  const inTurn = [...choices.entries()].toSorted(([, a], [, b]) => a.chosenAt.getTime() - b.chosenAt.getTime());
  for (const [index, { guestId, total }] of inTurn) {
    const budgetLeft = budgets.get(guestId) ?? limitOf({ budget, paid: paidBy.get(guestId) ?? 0 });
    if (budgetLeft === null) continue;
    if (total > budgetLeft) above.push(index);
    else budgets.set(guestId, budgetLeft - total);
  }
  return above.toSorted((a, b) => a - b);
}

interface WeeklyOrder {
  date: LocalDate;
  deadline: Date;
  schedule: Schedule;
}

/**
 * The next day of a weekly order on which its slot is open, with the deadline as long before as last time; undefined
 * while that day cannot be ordered for yet, or is full.
 */
export function nextWeeklyDay(
  { date, deadline, schedule }: WeeklyOrder,
  rules: DeliveryRules,
  ordersOn: (date: LocalDate) => number,
  now: Date,
  timeZone: string,
): { date: LocalDate; deadline: Date } | undefined {
  const deadlineDay = today(deadline, timeZone);
  const deadlineTime = localTime(deadline, timeZone);
  for (let days = 7; ; days += 7) {
    const nextDate = addDays(date, days);
    const nextDeadline = momentOf(addDays(deadlineDay, days), deadlineTime, timeZone);
    const refusal = slotRefusal(schedule, nextDate, ordersOn(nextDate), rules, now, timeZone);
    const isOver = refusal === 'closed-date' || refusal === 'past-cut-off' || nextDeadline <= now;
    if (isOver) continue;
    return refusal === undefined ? { date: nextDate, deadline: nextDeadline } : undefined;
  }
}
