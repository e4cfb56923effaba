import type { Client } from '@traiteur/contract/clients/clients.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { forcibleRefusals, type OrderInput } from '@traiteur/contract/orders/order-input.ts';
import type { Quote } from '@traiteur/contract/orders/order-quotes.ts';
import type { OrderAllergyConflict } from '@traiteur/contract/orders/order-record.ts';
import type { ProductRow } from '@traiteur/contract/catalogue/products.ts';
import { dishOf, type DraftSlot, type StandingOrder, standingConflict } from './standing-order.ts';
import type { TableEater } from './table.ts';
import {
  allergyConflicts,
  type AllergyOverride,
  overrideOf,
  unansweredConflicts,
} from '@traiteur/domain/orders/allergies.ts';

export interface DraftLine {
  productId: number;
  sizeId: number;
  name: Bilingual;
  sizeName: Bilingual;
  quantity: number;
  /** Whom it is for; null or absent: the whole table. */
  eaterId?: number | null | undefined;
}

export interface OrderDraft {
  /** Null for a new order. */
  standing: StandingOrder | null;
  client: Client | null;
  /** Null for the order's copied address, when the client has deleted it. */
  addressId: number | null;
  slot: DraftSlot | null;
  lines: DraftLine[];
  /** As typed, in upper case; empty without a code. */
  discountCode: string;
  kitchenNote: string;
  driverNote: string;
  overrides: AllergyOverride[];
  /** Reasons for setting a rule of the house aside; empty when none is broken. */
  forcedPlace: string;
  forcedMinimum: string;
  forcedCredit: string;
  /** Of the company for which the client orders. */
  purchaseReference: string;
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
  forcedCredit: '',
  purchaseReference: '',
};

export const clientName = ({ client }: OrderDraft): string => (client ? `${client.firstName} ${client.lastName}` : '');

export type Missing = 'client' | 'address' | 'slot' | 'dishes';

/** In the order of the form. */
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

export const hasAddress = ({ addressId, standing }: OrderDraft): boolean => addressId !== null || standing !== null;

/** Chooses the first eligible address, and drops what belonged to another client: who sat at their table, too. */
export function withClient(draft: OrderDraft, client: Client | null): OrderDraft {
  const address = client?.addresses.find(({ eligible }) => eligible) ?? client?.addresses[0];
  const { overrides, forcedPlace, forcedMinimum, forcedCredit, purchaseReference } = emptyDraft;
  const blank = { overrides, forcedPlace, forcedMinimum, forcedCredit, purchaseReference };
  const { lines } = draft.client?.id === client?.id ? draft : forWholeTable(draft);
  return { ...draft, client, addressId: address?.id ?? null, slot: null, lines, ...blank };
}

const forWholeTable = ({ lines }: OrderDraft) =>
  lines.reduce((draft, line) => withDish(draft, { ...line, eaterId: null }), emptyDraft);

export function withDish(draft: OrderDraft, dish: DraftLine): OrderDraft {
  const isSame = (line: DraftLine) =>
    line.productId === dish.productId &&
    line.sizeId === dish.sizeId &&
    (line.eaterId ?? null) === (dish.eaterId ?? null);
  if (!draft.lines.some(isSame)) return { ...draft, lines: [...draft.lines, dish] };
  const withMore = (line: DraftLine) => ({ ...line, quantity: line.quantity + dish.quantity });
  return { ...draft, lines: draft.lines.map((line) => (isSame(line) ? withMore(line) : line)) };
}

export const withOverride = (draft: OrderDraft, override: AllergyOverride): OrderDraft => ({
  ...draft,
  overrides: [
    ...draft.overrides.filter(
      ({ productId, eaterId }) => productId !== override.productId || eaterId !== override.eaterId,
    ),
    override,
  ],
});

/** 0 removes the line; the last line of a dish for somebody also removes the allergy answers for them. */
export function withQuantity(draft: OrderDraft, index: number, quantity: number): OrderDraft {
  const lines = draft.lines.flatMap((line, at) => {
    if (at !== index) return [line];
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  return withNeededOverrides({ ...draft, lines });
}

/** Says whom a line is for; the same dish for them becomes one line. */
export function withEater(draft: OrderDraft, index: number, eaterId: number | null): OrderDraft {
  const line = draft.lines[index];
  if (!line) return draft;
  const isTwin = (candidate: DraftLine, at: number) =>
    at !== index && dishOf(candidate) === dishOf({ ...line, eaterId });
  const twin = draft.lines.find(isTwin);
  const quantity = line.quantity + (twin?.quantity ?? 0);
  const lines = draft.lines.flatMap((candidate, at) => {
    if (isTwin(candidate, at)) return [];
    return at === index ? [{ ...line, eaterId, quantity }] : [candidate];
  });
  return withNeededOverrides({ ...draft, lines });
}

function withNeededOverrides(draft: OrderDraft): OrderDraft {
  const isNeeded = ({ productId, eaterId = draft.client?.eaterId }: AllergyOverride) =>
    draft.lines.some((line) => line.productId === productId && (line.eaterId == null || line.eaterId === eaterId));
  return { ...draft, overrides: draft.overrides.filter(isNeeded) };
}

export type DishConflict = OrderAllergyConflict & { productId: number; dish: Bilingual };

export const dishConflicts = ({ lines, conflicts }: Pick<Quote, 'lines' | 'conflicts'>): DishConflict[] =>
  conflicts.flatMap((conflict) => {
    const line = lines[conflict.line];
    return line ? [{ ...conflict, productId: line.productId, dish: line.name }] : [];
  });

export const conflictsWith = (
  { id: productId, name: dish, allergens: declarations }: Pick<ProductRow, 'id' | 'name' | 'allergens'>,
  eaters: readonly TableEater[],
): DishConflict[] => {
  const allergens = declarations.map(({ allergenId, name, presence }) => ({ id: allergenId, name, presence }));
  return allergyConflicts(eaters, [{ productId, allergens }]).map((conflict) => ({
    ...conflict,
    line: 0,
    eater: eaters.find(({ id }) => id === conflict.eaterId)?.name ?? '',
    dish,
    // The dish has this allergen; without its name the conflict still counts.
    allergen: allergens.find(({ id }) => id === conflict.allergenId)?.name ?? { fr: '…', en: '…' },
  }));
};

/** Conflicts of one dish and one eater that need an answer. Dishes already in the order are not asked about again. */
export function nextToAnswer(
  { overrides, standing }: Pick<OrderDraft, 'overrides' | 'standing'>,
  conflicts: readonly DishConflict[],
): DishConflict[] {
  const newConflicts = conflicts.filter((conflict) => !standing || !standingConflict(standing, conflict));
  const [first] = unansweredConflicts(newConflicts, overrides);
  return newConflicts.filter(
    ({ productId, eaterId, mustOverride }) =>
      mustOverride && productId === first?.productId && eaterId === first.eaterId,
  );
}

export const reasonFor = ({ overrides, standing }: OrderDraft, conflict: DishConflict): string | undefined =>
  overrideOf(conflict, overrides)?.reason ?? ((standing && standingConflict(standing, conflict)?.reason) || undefined);

type ForcedReasons = Pick<OrderDraft, 'forcedPlace' | 'forcedMinimum' | 'forcedCredit'>;

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

export const quoteRequest = (draft: OrderDraft) => ({
  ...(draft.client && { clientId: draft.client.id }),
  ...(draft.addressId !== null && { addressId: draft.addressId }),
  ...(draft.slot && { slot: slotRequest(draft.slot) }),
  ...goodsRequest(draft),
});

/** At the total on screen, so that the API refuses any other; undefined while incomplete. */
export function orderRequest(draft: OrderDraft, expectedTotal: number): OrderInput | undefined {
  const { client, addressId, slot } = draft;
  if (!client || addressId === null || !slot || draft.lines.length === 0) return undefined;
  return {
    clientId: client.id,
    addressId,
    slot: slotRequest(slot),
    ...goodsRequest(draft),
    ...termsRequest(draft),
    ...(draft.purchaseReference.trim() !== '' && { purchaseReference: draft.purchaseReference }),
    expectedTotal,
  };
}

export const slotRequest = ({ scheduleId, date }: DraftSlot) => ({ scheduleId, date });

export const goodsRequest = ({ lines, discountCode }: OrderDraft) => ({
  lines: lines.map(({ productId, sizeId, quantity, eaterId }) => ({
    productId,
    sizeId,
    quantity,
    ...(eaterId != null && { eaterId }),
  })),
  ...(discountCode && { discountCode }),
});

export const termsRequest = (draft: OrderDraft) => ({
  kitchenNote: draft.kitchenNote,
  driverNote: draft.driverNote,
  ...reasonsIn(draft),
  ...(draft.overrides.length > 0 && {
    allergyOverrides: draft.overrides.map((override) => ({ ...override, allergenIds: [...override.allergenIds] })),
  }),
});
