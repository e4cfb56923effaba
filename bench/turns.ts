import type { Order } from '@traiteur/contract/orders/order-record.ts';
import type autocannon from 'autocannon';
import type { Recorded } from './record.ts';
import type { BenchRequest, Turn } from './works.ts';

interface OrderInTurn {
  requests: BenchRequest[];
  version: number;
  next: BenchRequest;
}

/** Each program has its own orders: a request of one may still run when the other begins. */
type Program = 'ours' | 'floor';

function requestsByOrder(recorded: readonly Recorded[], program: Program) {
  const requests = [...recorded.entries()].flatMap(([index, { request }]) =>
    request.turn ? [{ index, request, order: request.turn.order }] : [],
  );
  const orders = [...Map.groupBy(requests, ({ order }) => order)];
  if (orders.length === 1) throw new Error('the bench has one order to change, and needs one for each program');
  return orders.filter((_, index) => (index % 2 === 0) === (program === 'ours'));
}

/** After one more request each: the load before may have left one under way, which makes this one fail, or fails. */
export const ordersInTurn = (
  origin: string,
  headers: Record<string, string>,
  recorded: readonly Recorded[],
): Promise<OrderInTurn[]> =>
  Promise.all(
    requestsByOrder(recorded, 'ours').map(async ([id, ofOrder]) => {
      const requests = ofOrder.map(({ request }) => request);
      const first = await oneMore();
      return inTurn(requests, await answerOf(first.status === 409 ? await oneMore() : first));

      async function oneMore(): Promise<Response> {
        const order = inTurn(requests, await answerOf(await fetch(`${origin}/api/orders/${id}`, { headers })));
        const { path, ...next } = nextOf(order);
        return fetch(`${origin}${path}`, { ...next, headers: { ...headers, ...next.headers } });
      }
    }),
  );

async function answerOf(answer: Response): Promise<Order> {
  if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Order;
}

export const pathsInTurn = (
  recorded: readonly Recorded[],
  pathOf: (request: { index: number }) => string,
): string[][] => requestsByOrder(recorded, 'floor').map(([, ofOrder]) => ofOrder.map(pathOf));

/** No two connections have the same order at once. */
export const requestInTurn = (orders: readonly OrderInTurn[]): autocannon.Request =>
  oneAtATime(orders, nextOf, ({ requests }, body) => inTurn(requests, JSON.parse(body) as Order));

const nextOf = ({ next: { method, path, body, turn }, version }: OrderInTurn) => ({
  method,
  path,
  ...(body && {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(turn && 'quantity' in turn.when ? { ...body, version } : body),
  }),
});

export const floorInTurn = (paths: readonly string[][]): autocannon.Request =>
  oneAtATime(
    paths,
    ([path = '']) => ({ path }),
    ([path = '', ...otherPaths]) => [...otherPaths, path],
  );

/** Gives each item to one connection at a time; `next` is the item after the answer. */
function oneAtATime<Item>(
  items: readonly Item[],
  requestOf: (item: Item) => autocannon.Request,
  next: (item: Item, body: string) => Item,
): autocannon.Request {
  const free = [...items];
  return {
    setupRequest(request, context: { item?: Item }) {
      // autocannon may build a request twice before it sends it.
      context.item ??= free.shift();
      if (context.item === undefined) throw new Error('there are more connections than orders');
      const { headers, ...requestOptions } = requestOf(context.item);
      return { ...request, ...requestOptions, headers: { ...request.headers, ...headers } };
    },
    onResponse(status, body, context: { item?: Item }) {
      if (context.item !== undefined) free.push(status < 300 ? next(context.item, body) : context.item);
    },
  };
}

function inTurn(requests: BenchRequest[], order: Order): OrderInTurn {
  const next = requests.find(({ turn }) => turn && isTurn(turn, order));
  if (!next) throw new Error(`order ${order.number} stands as no request expects it`);
  return { requests, version: order.version, next };
}

const isTurn = ({ when }: Turn, { status, lines }: Order): boolean =>
  'status' in when ? when.status === status : when.quantity === lines[0]?.quantity;
