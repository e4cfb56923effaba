import { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { type Call, draftsOf, isKnownKey, type Look, type Outcome } from './look.ts';
import { type PlainLine, plainOrders } from './plain-facts.ts';

// The rule of menu plans, said a second time: a published date offers its choices and what is always there.

const code = 'not-offered-that-day';
const placing = ['placeOrder', 'placeOwnOrders'];
const changing = ['updateOrder', 'updateOwnOrder', 'moveOrder'];

export const judgeMenus: Look = async (call, db) => {
  if (placing.includes(call.name)) return judgePlacing(call, db);
  if (changing.includes(call.name)) return judgeChange(call, db);
  return async () => [];
};

async function judgePlacing(call: Call, db: Kysely<Database>) {
  if (await isKnownKey(db, call)) return async () => [];
  const expected = new Set<string>();
  for (const { prefix = '', lines, slot } of draftsOf(call)) {
    const offeredIds = await dishesOn(db, slot?.date);
    for (const [index, { productId }] of lines.entries())
      if (!offeredIds.has(productId)) expected.add(`${prefix}lines.${index}.productId`);
  }
  return async (outcome: Outcome) => compare(outcome, expected);
}

/** What does not grow is asked for no date, unless the order goes to another one. */
async function judgeChange(call: Call, db: Kysely<Database>) {
  const id = call.parameters['id'] as number;
  const [order] = await plainOrders(db, [id]);
  if (!order) return async () => [];
  const { lines = order.lines, slot } = call.body as { lines?: PlainLine[]; slot?: { date: string } };
  const date = slot?.date ?? order.date;
  const offeredIds = await dishesOn(db, date);
  const grows = ({ productId, sizeId }: PlainLine) =>
    portionsOf(lines, productId, sizeId) > portionsOf(order.lines, productId, sizeId);
  const expected = new Set(
    [...lines.entries()]
      .filter(([, line]) => !offeredIds.has(line.productId) && (date !== order.date || grows(line)))
      .map(([index]) => `lines.${index}.productId`),
  );
  return async (outcome: Outcome) => compare(outcome, expected);
}

const portionsOf = (lines: readonly PlainLine[], productId: number, sizeId: number): number =>
  lines
    .filter((line) => line.productId === productId && line.sizeId === sizeId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

async function dishesOn(db: Kysely<Database>, date: string | undefined): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number; isChosen: boolean; isOfWeekday: boolean; permanent: boolean }>`
    select p.id, c.permanent, extract(isodow from ${date}::date) = any(p.weekdays) as "isOfWeekday",
      exists (select from menu_plan_choices h join menu_plans m on m.id = h.menu_plan_id
        where m.delivery_date = ${date}::date and h.product_id = p.id) as "isChosen"
    from products p join categories c on c.id = p.category_id`.execute(db);
  const plan = await sql`
    select from menu_plans where delivery_date = ${date}::date and published_from is not null`.execute(db);
  const isPlanned = plan.rows.length > 0;
  return new Set(
    rows
      .filter(({ isChosen, isOfWeekday, permanent }) =>
        isPlanned ? isChosen || (permanent && isOfWeekday) : isOfWeekday,
      )
      .map(({ id }) => id),
  );
}

/** What is refused for another reason may be refused before anybody looks at the menu. */
function compare({ error }: Outcome, expected: ReadonlySet<string>): string[] {
  if (error === undefined) return [...expected].map((field) => `takes what its date does not offer: ${field}`);
  const errors = error instanceof ApiRefusal ? (error.problem.errors ?? []) : [];
  return errors
    .filter((refusal) => refusal.code === code && !expected.has(refusal.field))
    .map(({ field }) => `refuses what its date offers: ${field}`);
}
