import { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import type { Kysely } from 'kysely';
import { hashOf } from '../../../core/tokens.ts';
import type { Database } from '../../../database/schema.ts';
import { type Answer, dangersOf, meetingsOf, refusalsToClient, refusalsToStaff, untruthsOf } from './allergy-rules.ts';
import { judgeClosing } from './group-judge.ts';
import { type Call, draftsOf, isKnownKey, type Look, type Outcome } from './look.ts';
import {
  mayClientsAnswer,
  type PlainDishes,
  type PlainEater,
  type PlainLine,
  type PlainOrder,
  plainDishes,
  plainOrders,
  plainTable,
} from './plain-facts.ts';

const judges: Record<string, Look> = {
  placeOrder: judgePlacing,
  placeOwnOrders: judgePlacing,
  updateOrder: judgeChange,
  updateOwnOrder: judgeChange,
  moveOrder: judgeChange,
  replaceProduct: judgeChange,
  chooseGroupMeals: judgeChoice,
  closeGroupOrder: judgeClosing,
  answerAllergyConflict: judgeAnswer,
  readyOrder: judgeStep,
  dispatchOrder: judgeStep,
  deliverOrder: judgeStep,
};

export const judgeAllergies: Look = async (call, db) => (await judges[call.name]?.(call, db)) ?? (async () => []);

const codes = ['allergy-not-overridden', 'own-allergy', 'own-allergy-not-accepted'];
/** Said before anybody looks at the dishes. */
const earlyCodes = [
  'stale',
  'status-not-allowed',
  'not-found',
  'past-cut-off',
  'group-order-placed',
  'group-order-closed',
  'last-guest',
];

const answersIn = ({ body }: Call): Answer[] => (body['acceptedDishes'] ?? body['allergyOverrides'] ?? []) as Answer[];

/** Whose table an address is of: clients send no number of their own. */
async function clientOf({ body }: Call, db: Kysely<Database>): Promise<number> {
  const row = db
    .selectFrom('addresses')
    .select('client_id')
    .where('id', '=', body['addressId'] as number);
  return (await row.executeTakeFirstOrThrow()).client_id;
}

async function judgePlacing(call: Call, db: Kysely<Database>) {
  const clientId = await clientOf(call, db);
  const table = await plainTable(db, { clientId, groupOrderId: null });
  const dishes = await plainDishes(db);
  const mayAnswer = await mayClientsAnswer(db);
  const isRepeat = await isKnownKey(db, call);
  const expected = draftsOf(call).flatMap(({ prefix = '', lines }) => {
    const meetings = meetingsOf(withTable(lines), table, dishes);
    const refusals =
      call.name === 'placeOrder'
        ? refusalsToStaff(meetings, answersIn(call))
        : refusalsToClient(meetings, answersIn(call), { mayAnswer, lines: withTable(lines) });
    return [...refusals].map((refusal) => prefix + refusal);
  });
  return async (outcome: Outcome): Promise<string[]> => {
    if (isRepeat) return [];
    const findings = compare(outcome, new Set(expected));
    const orders = await plainOrders(db, idsIn(outcome));
    for (const order of orders) {
      findings.push(...untruthsOf(order, table, dishes));
      for (const danger of dangersOf(order, table, dishes))
        findings.push(`nobody answered for ${JSON.stringify(danger)}`);
    }
    return findings;
  };
}

const withTable = (lines: readonly PlainLine[]) => lines.map((line) => ({ ...line, eaterId: line.eaterId ?? null }));

async function judgeChange(call: Call, db: Kysely<Database>) {
  const exchange = call.name === 'replaceProduct' ? (call.body as { byProductId: number; ids: number[] }) : undefined;
  const [id = 0] = exchange?.ids ?? [call.parameters['id'] as number];
  const [order] = await plainOrders(db, [id]);
  if (!order) return async () => [];
  const table = await plainTable(db, order);
  const dishes = await plainDishes(db);
  const lines = linesAfter(call, order);
  const meetings = meetingsOf(lines, table, dishes);
  const expected =
    call.name === 'updateOwnOrder'
      ? refusalsToClient(meetings, answersIn(call), { mayAnswer: await mayClientsAnswer(db), lines, order })
      : refusalsToStaff(meetings, answersIn(call), order.conflicts);
  return async (outcome: Outcome): Promise<string[]> => {
    const findings = exchange ? compareExchange(outcome, expected) : compare(outcome, expected);
    const [changedOrder] = await plainOrders(db, [id]);
    return changedOrder && changedOrder.status !== 'delivered' && changedOrder.status !== 'cancelled'
      ? [...findings, ...untruthsOf(changedOrder, table, dishes)]
      : findings;
  };
}

function linesAfter({ name, parameters, body }: Call, order: PlainOrder): PlainLine[] {
  if (name === 'moveOrder') return order.lines;
  if (name !== 'replaceProduct') return withTable(body['lines'] as PlainLine[]);
  const byProductId = body['byProductId'] as number;
  return order.lines.map((line) => (line.productId === parameters['id'] ? { ...line, productId: byProductId } : line));
}

async function judgeChoice(call: Call, db: Kysely<Database>) {
  const { key, ...choice } = call.body as { key: string; lines: (PlainLine & { accepted: Answer[] })[] };
  const { eaterId, clientId, groupOrderId, orderId } = await guestOf(db, key);
  const table = (await plainTable(db, { clientId, groupOrderId })).filter(({ id }) => id === eaterId);
  const lines = choice.lines.map((line) => ({ ...line, eaterId }));
  const givenAnswers = lines.flatMap(({ productId, accepted }) =>
    accepted.map((answer) => ({ ...answer, productId, eaterId })),
  );
  const meetings = meetingsOf(lines, table, await plainDishes(db));
  const [order] = await plainOrders(db, orderId === null ? [] : [orderId]);
  const rules = { mayAnswer: await mayClientsAnswer(db), lines, order };
  const expected = refusalsToClient(meetings, givenAnswers, rules);
  return async (outcome: Outcome) => compare(outcome, expected);
}

async function guestOf(db: Kysely<Database>, key: string) {
  const row = await db
    .selectFrom('group_order_guests')
    .innerJoin('eaters', 'eaters.id', 'eater_id')
    .leftJoin('orders', 'orders.group_order_id', 'group_order_guests.group_order_id')
    .select([
      'eaters.id as eaterId',
      'eaters.client_id as clientId',
      'group_order_guests.group_order_id as groupOrderId',
    ])
    .select('orders.id as orderId')
    .where('key_hash', '=', hashOf(key))
    .executeTakeFirstOrThrow();
  return row;
}

async function judgeStep(call: Call, db: Kysely<Database>) {
  const id = call.parameters['id'] as number;
  const [order] = await plainOrders(db, [id]);
  const dangers = order ? dangersOf(order, await plainTable(db, order), await plainDishes(db)) : [];
  return async ({ error }: Outcome): Promise<string[]> => {
    const isStopped = codeOf(error) === 'allergy-not-answered';
    if (error === undefined && dangers.length > 0) return [`goes on with ${JSON.stringify(dangers)}`];
    return isStopped && dangers.length === 0 ? ['is stopped, and endangers nobody'] : [];
  };
}

/** What is answered is what was asked, of whom and of what was named. */
async function judgeAnswer(call: Call, db: Kysely<Database>) {
  const id = call.parameters['id'] as number;
  const answer = call.body as unknown as Answer & { reason: string };
  const openIn = async () =>
    (await plainOrders(db, [id])).flatMap(({ conflicts }) => conflicts.filter(({ answeredBy }) => answeredBy === null));
  const openBefore = await openIn();
  return async (): Promise<string[]> => {
    const openAfter = await openIn();
    const answeredConflicts = openBefore.filter(
      (conflict) => !openAfter.some((open) => JSON.stringify(open) === JSON.stringify(conflict)),
    );
    return answeredConflicts
      .filter(
        ({ eaterId, productId, allergenId }) =>
          eaterId !== answer.eaterId || productId !== answer.productId || !answer.allergenIds.includes(allergenId),
      )
      .map((conflict) => `answers what nobody asked: ${JSON.stringify(conflict)}`);
  };
}

export async function judgeAllOrders(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('status', 'not in', ['delivered', 'cancelled'])
    .execute();
  const dishes: PlainDishes = await plainDishes(db);
  const tables = new Map<string, PlainEater[]>();
  const findings: string[] = [];
  for (const order of await plainOrders(
    db,
    rows.map(({ id }) => id),
  )) {
    const key = `${order.clientId} ${order.groupOrderId}`;
    const table = tables.get(key) ?? (await plainTable(db, order));
    tables.set(key, table);
    findings.push(...untruthsOf(order, table, dishes));
  }
  return findings;
}

function compare({ error }: Outcome, expected: Set<string>): string[] {
  const toldRefusals = new Set(
    error instanceof ApiRefusal
      ? (error.problem.errors ?? []).flatMap(({ code, field }) => (codes.includes(code) ? [`${field} ${code}`] : []))
      : [],
  );
  if (toldRefusals.size === 0 && error !== undefined && earlyCodes.includes(codeOf(error) ?? '')) return [];
  return [
    ...[...expected].filter((refusal) => !toldRefusals.has(refusal)).map((refusal) => `lacks the refusal ${refusal}`),
    ...[...toldRefusals]
      .filter((refusal) => !expected.has(refusal))
      .map((refusal) => `refuses what is safe: ${refusal}`),
  ];
}

function compareExchange({ answer, error }: Outcome, expected: Set<string>): string[] {
  if (error !== undefined) return [];
  const { done, refused } = answer as { done: object[]; refused: { code: string }[] };
  const isRefused = refused.some(({ code }) => code === 'allergy-not-overridden');
  if (done.length > 0 && expected.size > 0) return [`lacks ${[...expected].join()}`];
  return isRefused && expected.size === 0 ? ['refuses what is safe'] : [];
}

const codeOf = (error: unknown): string | undefined => (error instanceof ApiRefusal ? error.problem.code : undefined);

function idsIn({ answer }: Outcome): number[] {
  const { id, items } = (answer ?? {}) as { id?: number; items?: { id: number }[] };
  return id === undefined ? (items ?? []).map((order) => order.id) : [id];
}
