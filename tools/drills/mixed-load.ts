import { setTimeout as pause } from 'node:timers/promises';
import type { Acknowledged } from './acknowledged.ts';
import { openCardPayments } from './card-payments.ts';
import type { DrillTown } from './drill-house.ts';
import type { Surroundings } from './surroundings.ts';

export type WorkingTown = DrillTown & { surroundings: Surroundings };

export type MixedLoad = Awaited<ReturnType<typeof startMixedLoad>>;

/** Milliseconds: among other tests a drill leaves the processors to them as well. */
const usualRest = process.env['DRILL'] === undefined ? 50 : 0;

/**
 * Eight people work until `stop`: staff take orders, note payments, confirm and cancel; clients order on the site
 * and pay by card; somebody reads lists. Each goes on with a piece of work until it is answered, and then rests for
 * `rest` milliseconds.
 */
export async function startMixedLoad(house: WorkingTown, rest = usualRest) {
  const { call, kitchen, token } = house;
  const acknowledged: Acknowledged = { orders: new Map(), payments: new Map(), statuses: new Map() };
  const cards = openCardPayments(house, house.surroundings, acknowledged);
  const lines = [kitchen.line(kitchen.bowl)];
  let isOver = false;
  /** Moments. */
  const answers: number[] = [];

  async function serve(staff: number): Promise<void> {
    for (let number = 0; !isOver; number++) {
      const key = `staff-${staff}-${number}`;
      const body = { ...kitchen.marc, slot: house.slot(), lines, kitchenNote: key };
      const answer = await call({ method: 'POST', path: '/orders', body, key, token });
      const id = noteOrder(key, answer.body, answer.status);
      if (number % 3 === 0) await pay(id, key, Number(answer.body['total']));
      if (number % 3 === 1) await step(id, 'confirmation', 'confirmed');
      if (number % 6 === 1) await step(id, 'cancellation', 'cancelled', { reason: 'changement de programme' });
      await pause(rest);
    }
  }

  async function pay(id: number, key: string, amount: number): Promise<void> {
    const path = `/orders/${id}/payments`;
    const answer = await call({ method: 'POST', path, body: { method: 'cash', amount }, key: `${key}-paid`, token });
    expectStatus(answer, 201);
    acknowledged.payments.set(id, [amount]);
  }

  async function step(id: number, path: string, status: string, body?: object): Promise<void> {
    const answer = await call({ method: 'PUT', path: `/orders/${id}/${path}`, ...(body && { body }), token });
    // An answer that got lost: whoever asks again hears that it is so already.
    const order = answer.status === 200 ? answer : await call({ path: `/orders/${id}`, token });
    if (order.body['status'] !== status) throw new Error(`order ${id} is not ${status}: ${JSON.stringify(answer)}`);
    acknowledged.statuses.set(id, status);
  }

  async function order(name: string): Promise<void> {
    const client = await house.client(name);
    for (let number = 0; !isOver; number++) {
      const key = `client-${name}-${number}`;
      const body = { addressId: client.addressId, kitchenNote: key, orders: [{ slot: house.slot(), lines }] };
      const path = '/own/orders/days';
      const answer = await call({ method: 'POST', path, body, key, token: client.token, onSite: true });
      const [firstOrder] = (answer.body['items'] ?? []) as Record<string, unknown>[];
      const id = noteOrder(key, firstOrder ?? answer.body, answer.status);
      if (number % 2 === 0) await cards.payByCard(id, client.token);
      await pause(rest);
    }
  }

  async function read(): Promise<void> {
    while (!isOver) {
      expectStatus(await call({ path: '/orders?limit=20', token }), 200);
      answers.push(performance.now());
      await pause(rest);
    }
  }

  function noteOrder(key: string, body: Record<string, unknown>, status: number): number {
    expectStatus({ status, body }, 201);
    const id = Number(body['id']);
    acknowledged.orders.set(key, id);
    answers.push(performance.now());
    return id;
  }

  const people = Promise.all([
    ...[1, 2, 3].map(serve),
    ...['Un', 'Deux', 'Trois', 'Quatre'].map((name) => order(name)),
    read(),
  ]);
  // What fails meanwhile is told by `progress` and `stop`.
  people.catch(() => undefined);
  return {
    acknowledged,
    people,
    /** Twenty answers more. */
    async progress(): Promise<void> {
      const formerCount = answers.length;
      while (answers.length < formerCount + 20) await Promise.race([pause(20), people]);
    },
    /** Milliseconds without any answer since that moment. */
    longestGap: (since: number) =>
      longestGapOf([since, ...answers.filter((moment) => moment > since), performance.now()]),
    async stop(): Promise<void> {
      isOver = true;
      await people;
      await cards.end();
    },
  };
}

function expectStatus(answer: { status: number; body: unknown }, status: number): void {
  if (answer.status !== status) throw new Error(`${status} was expected, not ${JSON.stringify(answer)}`);
}

const longestGapOf = (moments: number[]): number =>
  Math.round(Math.max(...moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0))));
