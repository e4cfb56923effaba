import type { BilledCompany } from '@traiteur/contract/orders/billed-company.ts';
import type { OrderInput } from '@traiteur/contract/orders/order-input.ts';
import type { AllergyOverride, Severity } from '@traiteur/domain/orders/allergies.ts';
import type { GuestMoney } from '@traiteur/domain/own/group-orders.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import type { Discount } from '@traiteur/domain/orders/pricing.ts';
import type { Schedule } from '@traiteur/domain/delivery/slots.ts';
import type { TaxComponent } from '@traiteur/domain/money/tax.ts';
import type { Configuration } from '../../delivery/delivery-configurations/delivery-configuration-rows.ts';
import type { Zone } from '../../delivery/delivery-zones/delivery-zone-rows.ts';
import type { DiscountCodeFacts } from '../../money/discount-codes/discount-code-rows.ts';
import type { AddressCopy, ClientCopy, LineAllergen } from '../ledger/orders.table.ts';
import type { CompanyFacts } from './company-of-order.ts';

export interface DraftOrder {
  clientId?: number | undefined;
  addressId?: number | undefined;
  slot?: { scheduleId: number; date: string } | undefined;
  lines: readonly { productId: number; sizeId: number; quantity: number; eaterId?: number | null | undefined }[];
  discountCode?: string | undefined;
  /** Whose guests eat too. */
  groupOrderId?: number | null | undefined;
}

/** When clients order for themselves, each answer names the conflict that they were asked about. */
export interface OrderRequest extends Omit<OrderInput, 'allergyOverrides'> {
  allergyOverrides?: readonly GivenAnswer[] | undefined;
  billedCompany?: BilledCompany | undefined;
  /** The group order that is placed, which holds its place in the slot already. */
  groupOrderId?: number | undefined;
}

/** `by`: the guest of a group order who accepts it; absent: the caller. */
export type GivenAnswer = AllergyOverride & { by?: string };

export interface ClientFacts extends ClientCopy {
  id: number;
  /** Without cancelled ones. */
  orders: number;
  /** Who eats, the client themselves first. */
  table: EaterFacts[];
}

export interface EaterFacts {
  id: number;
  isClient: boolean;
  name: string;
  asked: boolean;
  allergens: { allergenId: number; name: Bilingual; severity: Severity }[];
}

/** As the catalogue has it now. `price` is null when that size is not offered. */
export interface OfferFacts {
  productId: number;
  sizeId: number;
  categoryId: number;
  name: Bilingual;
  sizeName: Bilingual | null;
  status: 'draft' | 'published' | 'archived';
  /** On the draft's date; true without a date. */
  isOffered: boolean;
  price: number | null;
  /** The catalogue's price, set where the order keeps its own. */
  priceToday?: number | null;
  /** Portions per delivery date; null = no limit. */
  available: number | null;
  /** Portions ordered for the draft's date. */
  taken: number;
  taxRateId: number;
  taxComponents: TaxComponent[];
  allergens: LineAllergen[];
}

export interface OrderFacts {
  client: ClientFacts | undefined;
  address: AddressCopy | undefined;
  zone: Zone | undefined;
  configuration: Configuration;
  schedule: Schedule | undefined;
  slotTaken: number;
  offers: OfferFacts[];
  largestLineQuantity: number;
  /** The draft's code, even where its terms refuse it. */
  discountCode: DiscountCodeFacts | undefined;
  /** For which the client orders. */
  company?: CompanyFacts | undefined;
  /** Of a group order. */
  guestMoney?: GuestMoney | undefined;
  /** Null if its dishes are cooked for the delivery date. */
  cookedOn?: string | null;
  /** Terms of a standing order: they are not checked again. */
  standing?: StandingTerms;
}

/** Amounts in cents. */
export interface StandingTerms {
  slot: { scheduleId: number; date: string };
  lines: readonly (DraftOrder['lines'][number] & { unitPrice: number })[];
  zoneId: number;
  /** After the discount. */
  goods: number;
  total: number;
  deliveryFee: number;
  /** The house exchanges a dish: the client pays no fee for it. */
  isExchange?: true;
  /** Taken off the price by refunds: the total may not fall below it. */
  credited: number;
  paid: number;
  refunded: number;
  discountCode: string | null;
  /** Set while the code and all dishes stay. */
  discountToKeep?: Discount | undefined;
}
