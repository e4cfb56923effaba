import { fieldsOfOrder } from '@traiteur/front/orders/standing-order.ts';
import type { ChangeDraft } from '@traiteur/front/orders/order-change.ts';
import type { OrderDraft } from '@traiteur/front/orders/order-draft.ts';
import * as z from 'zod/mini';

const changeInStorage = z.object({
  version: z.number(),
  /** What the order said when the change began, but for its address. */
  before: z.record(z.string(), z.unknown()),
  draft: z.record(z.string(), z.unknown()),
});
type ChangeInStorage = z.output<typeof changeInStorage>;

/** What is kept of a change: nobody's name, address or allergies lie in a browser, and they are read anew. */
export function keptChange({ client: _client, standing, ...draft }: ChangeDraft): ChangeInStorage {
  const { address: _address, ...fields } = standing.fields;
  return { version: standing.version, before: fields, draft };
}

/** Reads what was kept; undefined when it is no change. */
export const changeKept = (content: unknown): ChangeInStorage | undefined => changeInStorage.safeParse(content).data;

/** The change goes on where it was left, over the version that it was typed over. */
export function changeGoesOn(start: OrderDraft, { version, before, draft }: ChangeInStorage): OrderDraft {
  const { standing, client } = start;
  if (!standing) return start;
  const { address } = fieldsOfOrder(standing.order);
  const isKnown = client?.addresses.some(({ id }) => id === draft['addressId']);
  return {
    ...start,
    ...draft,
    ...(isKnown ? {} : { addressId: start.addressId }),
    client,
    standing: { ...standing, version, fields: { ...standing.fields, ...before, address } },
  };
}
