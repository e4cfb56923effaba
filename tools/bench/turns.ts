import type { Order } from '@traiteur/contract/order-record.ts';
import type autocannon from 'autocannon';
import type { Recorded } from './record.ts';
import type { BenchRequest, Turn } from './works.ts';

/** An order that is changed over and over, with whose turn it is. */
interface OrderInTurn {
  requests: BenchRequest[];
  version: number;
  next: BenchRequest;
}

/** Who sends the requests: each has orders of its own, since an answer may still be under way when the other begins. */
type Program = 'ours' | 'floor';

/** The recorded requests of that program's orders, by order. */
function requestsByOrder(recorded: readonly Recorded[], program: Program) {
  const requests = [...recorded.entries()].flatMap(([index, { request }]) =>
    request.turn ? [{ index, request, order: request.turn.order }] : [],
  );
  return [...Map.groupBy(requests, ({ order }) => order)].filter(
    (_, index) => (index % 2 === 0) === (program === 'ours'),
  );
}

/** How the orders stand now: a load before may have ended between a request and its answer. */
export const ordersInTurn = (
  origin: string,
  headers: Record<string, string>,
  recorded: readonly Recorded[],
): Promise<OrderInTurn[]> =>
  Promise.all(
    requestsByOrder(recorded, 'ours').map(async ([id, ofOrder]) => {
      const answer = await fetch(`${origin}/api/orders/${id}`, { headers });
      const requests = ofOrder.map(({ request }) => request);
      // The operation's own contract says what it answers.
      return inTurn(requests, (await answer.json()) as Order);
    }),
  );

/** The paths at which the floor has the requests of each of its orders. */
export const pathsInTurn = (
  recorded: readonly Recorded[],
  pathOf: (request: { index: number }) => string,
): string[][] => requestsByOrder(recorded, 'floor').map(([, ofOrder]) => ofOrder.map(pathOf));

/** One request after the other, each to an order that no other connection has at that moment. */
export const requestInTurn = (orders: readonly OrderInTurn[]): autocannon.Request =>
  oneAtATime(
    orders,
    ({ next: { method, path, body, turn }, version }) => ({
      method,
      path,
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(turn && 'quantity' in turn.when ? { ...body, version } : body),
      }),
    }),
    ({ requests }, body) => inTurn(requests, JSON.parse(body) as Order),
  );

/** The same of the floor, which knows each request by its path: those of an order one after the other. */
export const floorInTurn = (paths: readonly string[][]): autocannon.Request =>
  oneAtATime(
    paths,
    ([path = '']) => ({ path }),
    ([path = '', ...others]) => [...others, path],
  );

/** Each item is with one connection at a time: `requestOf` makes its request, and `after` what it is after the answer. */
function oneAtATime<Item>(
  items: readonly Item[],
  requestOf: (item: Item) => autocannon.Request,
  after: (item: Item, body: string) => Item,
): autocannon.Request {
  const free = [...items];
  return {
    setupRequest(request, context: { item?: Item }) {
      // A request may be built twice before it is sent.
      context.item ??= free.shift();
      if (context.item === undefined) throw new Error('there are more connections than orders');
      const { headers, ...own } = requestOf(context.item);
      return { ...request, ...own, headers: { ...request.headers, ...headers } };
    },
    onResponse(status, body, context: { item?: Item }) {
      // What failed is counted, and ends the run.
      if (context.item !== undefined) free.push(status < 300 ? after(context.item, body) : context.item);
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
