import type { Client } from '@traiteur/contract/clients/clients.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { forcibleRefusals, type OrderInput } from '@traiteur/contract/orders/order-input.ts';
import type { Quote } from '@traiteur/contract/orders/order-quotes.ts';
import type { OrderAllergyConflict } from '@traiteur/contract/orders/order-record.ts';
import type { ProductRow } from '@traiteur/contract/catalogue/products.ts';
import { type DraftSlot, type StandingOrder, standingConflict } from './standing-order.ts';
import {
  allergyConflicts,
  type AllergyOverride,
  type ClientAllergen,
  overrideOf,
  unansweredConflicts,
} from '@traiteur/domain/orders/allergies.ts';

export interface DraftLine {
  productId: number;
  sizeId: number;
  name: Bilingual;
  sizeName: Bilingual;
  quantity: number;
}

/** An order as it is being taken or changed: everything may still be missing. */
export interface OrderDraft {
  /** The order that it changes; null where it becomes a new one. */
  standing: StandingOrder | null;
  client: Client | null;
  /** Null for the address as it was copied into an order that stands, where the client no longer has it. */
  addressId: number | null;
  slot: DraftSlot | null;
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
  standing: null,
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

/** First and last name of the draft’s client; empty until there is one. */
export const clientName = ({ client }: OrderDraft): string => (client ? `${client.firstName} ${client.lastName}` : '');

/** What an order cannot be placed without. */
export type Missing = 'client' | 'address' | 'slot' | 'dishes';

/** What the draft lacks, in the order in which a form asks for it. */
export function missingIn(draft: OrderDraft): Missing[] {
  const { client, slot, lines } = draft;
  const checks: [Missing, boolean][] = [
    ['client', !client],
    ['address', Boolean(client) && !hasAddress(draft)],
    ['slot', hasAddress(draft) && !slot],
    ['dishes', lines.length === 0],
  ];
  return checks.flatMap(([name, lacks]) => (lacks ? [name] : []));
}

/** Whether it is said where it goes. */
export const hasAddress = ({ addressId, standing }: OrderDraft): boolean => addressId !== null || standing !== null;

/** Chooses a client: the first eligible address comes along, what belonged to another client goes. */
export function withClient(draft: OrderDraft, client: Client | null): OrderDraft {
  const address = client?.addresses.find(({ eligible }) => eligible) ?? client?.addresses[0];
  const { overrides, forcedPlace, forcedMinimum } = emptyDraft;
  return { ...draft, client, addressId: address?.id ?? null, slot: null, overrides, forcedPlace, forcedMinimum };
}

/** Adds portions: to the line of that dish and size, or as a new one. */
export function withDish(draft: OrderDraft, dish: DraftLine): OrderDraft {
  const isSame = (line: DraftLine) => line.productId === dish.productId && line.sizeId === dish.sizeId;
  if (!draft.lines.some(isSame)) return { ...draft, lines: [...draft.lines, dish] };
  const withMore = (line: DraftLine) => ({ ...line, quantity: line.quantity + dish.quantity });
  return { ...draft, lines: draft.lines.map((line) => (isSame(line) ? withMore(line) : line)) };
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

/** The conflicts of a quote, each with its dish. */
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

/** The conflicts of the first dish that still needs an override; empty when no dish does. What the order has already is not asked about here. */
export function nextToAnswer(
  { overrides, standing }: Pick<OrderDraft, 'overrides' | 'standing'>,
  conflicts: readonly DishConflict[],
): DishConflict[] {
  const newConflicts = conflicts.filter((conflict) => !standing || !standingConflict(standing, conflict));
  const [first] = unansweredConflicts(newConflicts, overrides);
  return newConflicts.filter(({ productId, mustOverride }) => mustOverride && productId === first?.productId);
}

/** Why a dish stays although it contains what the client is allergic to; undefined as long as nobody said it. */
export const reasonFor = ({ overrides, standing }: OrderDraft, conflict: DishConflict): string | undefined =>
  overrideOf(conflict, overrides)?.reason ?? ((standing && standingConflict(standing, conflict)?.reason) || undefined);

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

/** What is asked of the API to price a new order. */
export const quoteRequest = (draft: OrderDraft) => ({
  ...(draft.client && { clientId: draft.client.id }),
  ...(draft.addressId !== null && { addressId: draft.addressId }),
  ...(draft.slot && { slot: slotRequest(draft.slot) }),
  ...goodsRequest(draft),
});

/** The order to place, at the total that was shown; undefined while something is missing. */
export function orderRequest(draft: OrderDraft, expectedTotal: number): OrderInput | undefined {
  const { client, addressId, slot } = draft;
  if (!client || addressId === null || !slot || draft.lines.length === 0) return undefined;
  return {
    clientId: client.id,
    addressId,
    slot: slotRequest(slot),
    ...goodsRequest(draft),
    ...termsRequest(draft),
    expectedTotal,
  };
}

/** A slot as the API takes it. */
export const slotRequest = ({ scheduleId, date }: DraftSlot) => ({ scheduleId, date });

/** Dishes and discount code as the API takes them. */
export const goodsRequest = ({ lines, discountCode }: OrderDraft) => ({
  lines: lines.map(({ productId, sizeId, quantity }) => ({ productId, sizeId, quantity })),
  ...(discountCode && { discountCode }),
});

/** Notes and reasons: what no price depends on. */
export const termsRequest = (draft: OrderDraft) => ({
  kitchenNote: draft.kitchenNote,
  driverNote: draft.driverNote,
  ...reasonsIn(draft),
  ...(draft.overrides.length > 0 && {
    allergyOverrides: draft.overrides.map((one) => ({ ...one, allergenIds: [...one.allergenIds] })),
  }),
});
