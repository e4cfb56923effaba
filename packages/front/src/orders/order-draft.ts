import type { Client } from '@traiteur/contract/clients.ts';
import type { DeliverySlot } from '@traiteur/contract/delivery-schedules.ts';
import type { Bilingual } from '@traiteur/domain/language.ts';
import { forcibleRefusals, type OrderInput } from '@traiteur/contract/order-input.ts';
import type { Quote } from '@traiteur/contract/order-quotes.ts';
import type { OrderAllergyConflict } from '@traiteur/contract/order-record.ts';
import type { ProductRow } from '@traiteur/contract/products.ts';
import {
  allergyConflicts,
  type AllergyOverride,
  type ClientAllergen,
  unansweredConflicts,
} from '@traiteur/domain/allergies.ts';

export interface DraftLine {
  productId: number;
  sizeId: number;
  name: Bilingual;
  sizeName: Bilingual;
  quantity: number;
}

/** An order as it is being taken: everything may still be missing. */
export interface OrderDraft {
  client: Client | null;
  addressId: number | null;
  slot: Pick<DeliverySlot, 'scheduleId' | 'date'> | null;
  lines: DraftLine[];
  /** As it was typed, in upper case; empty without one. */
  discountCode: string;
  kitchenNote: string;
  driverNote: string;
  /** Why dishes stay although they contain what the client is allergic to: an answer for each. */
  overrides: AllergyOverride[];
  /** Why it has a place in a full slot, and why it may be below the zone's minimum; empty where no rule is set aside. */
  forcedPlace: string;
  forcedMinimum: string;
}

export const emptyDraft: OrderDraft = {
  client: null,
  addressId: null,
  slot: null,
  lines: [],
  discountCode: '',
  kitchenNote: '',
  driverNote: '',
  overrides: [],
  forcedPlace: '',
  forcedMinimum: '',
};

export const clientName = ({ client }: OrderDraft): string => (client ? `${client.firstName} ${client.lastName}` : '');

/** What an order cannot be placed without. */
export type Missing = 'client' | 'address' | 'slot' | 'dishes';

export function missingIn({ client, addressId, slot, lines }: OrderDraft): Missing[] {
  const missing: [Missing, boolean][] = [
    ['client', !client],
    ['address', Boolean(client) && addressId === null],
    ['slot', addressId !== null && !slot],
    ['dishes', lines.length === 0],
  ];
  return missing.flatMap(([name, lacks]) => (lacks ? [name] : []));
}

/** Chooses a client: the first eligible address comes along, what belonged to another client goes. */
export function withClient(draft: OrderDraft, client: Client | null): OrderDraft {
  const address = client?.addresses.find(({ eligible }) => eligible) ?? client?.addresses[0];
  const { overrides, forcedPlace, forcedMinimum } = emptyDraft;
  return { ...draft, client, addressId: address?.id ?? null, slot: null, overrides, forcedPlace, forcedMinimum };
}

/** Adds portions: to the line of that dish and size, or as a new one. */
export function withDish(draft: OrderDraft, dish: DraftLine): OrderDraft {
  const same = (line: DraftLine) => line.productId === dish.productId && line.sizeId === dish.sizeId;
  if (!draft.lines.some(same)) return { ...draft, lines: [...draft.lines, dish] };
  const grown = (line: DraftLine) => ({ ...line, quantity: line.quantity + dish.quantity });
  return { ...draft, lines: draft.lines.map((line) => (same(line) ? grown(line) : line)) };
}

/** Answers for a dish, in the place of what was answered for it before. */
export const withOverride = (draft: OrderDraft, override: AllergyOverride): OrderDraft => ({
  ...draft,
  overrides: [...draft.overrides.filter(({ productId }) => productId !== override.productId), override],
});

/** Sets a line's quantity; none takes the line away, and with a dish's last line goes what was answered for it. */
export function withQuantity(draft: OrderDraft, index: number, quantity: number): OrderDraft {
  const lines = draft.lines.flatMap((line, at) => {
    if (at !== index) return [line];
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  const stays = ({ productId }: AllergyOverride) => lines.some((line) => line.productId === productId);
  return { ...draft, lines, overrides: draft.overrides.filter(stays) };
}

/** A conflict of a priced draft, with the dish it stands for. */
export type DishConflict = OrderAllergyConflict & { productId: number; dish: Bilingual };

export const dishConflicts = ({ lines, conflicts }: Pick<Quote, 'lines' | 'conflicts'>): DishConflict[] =>
  conflicts.flatMap((conflict) => {
    const line = lines[conflict.line];
    return line ? [{ ...conflict, productId: line.productId, dish: line.name }] : [];
  });

/** What of a dish the client reacts to, before it is in the draft. */
export const conflictsWith = (
  { id: productId, name: dish, allergens }: Pick<ProductRow, 'id' | 'name' | 'allergens'>,
  reactions: readonly ClientAllergen[],
): DishConflict[] =>
  allergyConflicts(reactions, [{ productId, allergens }]).map((conflict) => ({
    ...conflict,
    line: 0,
    dish,
    // It is one of the dish's own. Were its name missing, the conflict would still stand.
    allergen: allergens.find(({ allergenId }) => allergenId === conflict.allergenId)?.name ?? { fr: '…', en: '…' },
  }));

/** The conflicts of the first dish that still needs an override; empty when no dish does. */
export function nextToAnswer({ overrides }: Pick<OrderDraft, 'overrides'>, conflicts: DishConflict[]): DishConflict[] {
  const [first] = unansweredConflicts(conflicts, overrides);
  return conflicts.filter(({ productId, mustOverride }) => mustOverride && productId === first?.productId);
}

const linesOf = ({ lines }: OrderDraft) =>
  lines.map(({ productId, sizeId, quantity }) => ({ productId, sizeId, quantity }));

type ForcedReasons = Pick<OrderDraft, 'forcedPlace' | 'forcedMinimum'>;

/** The faults that hold a draft back: not those of a rule that is set aside. */
export const standingFaults = <F extends { code: string }>(draft: ForcedReasons, faults: readonly F[]): F[] =>
  faults.filter(({ code }) => !isForced(draft, code));

const isForced = (draft: ForcedReasons, code: string): boolean =>
  code in forcibleRefusals && draft[forcibleRefusals[code as keyof typeof forcibleRefusals].field].trim() !== '';

const reasonsIn = (draft: ForcedReasons) =>
  Object.fromEntries(
    Object.values(forcibleRefusals).flatMap(({ field }) => {
      const reason = draft[field].trim();
      return reason ? [[field, { reason }]] : [];
    }),
  );

/** What is asked of the API to price the draft. */
export const quoteRequest = (draft: OrderDraft) => ({
  ...(draft.client && { clientId: draft.client.id }),
  ...(draft.addressId !== null && { addressId: draft.addressId }),
  ...(draft.slot && { slot: { scheduleId: draft.slot.scheduleId, date: draft.slot.date } }),
  lines: linesOf(draft),
  ...(draft.discountCode && { discountCode: draft.discountCode }),
});

/** The order to place, at the total that was shown; undefined while something is missing. */
export function orderRequest(draft: OrderDraft, expectedTotal: number): OrderInput | undefined {
  const { client, addressId, slot, discountCode, kitchenNote, driverNote, overrides } = draft;
  if (!client || addressId === null || !slot || draft.lines.length === 0) return undefined;
  return {
    clientId: client.id,
    addressId,
    slot: { scheduleId: slot.scheduleId, date: slot.date },
    lines: linesOf(draft),
    ...(discountCode && { discountCode }),
    kitchenNote,
    driverNote,
    expectedTotal,
    ...reasonsIn(draft),
    ...(overrides.length > 0 && {
      allergyOverrides: overrides.map((one) => ({ ...one, allergenIds: [...one.allergenIds] })),
    }),
  };
}
