import type { front } from '@traiteur/words/frame/front.ts';
import type { orders } from '@traiteur/words/orders/orders.ts';
import type { Catalogue } from '@traiteur/words/phrases/phrase.ts';
import type { products } from '@traiteur/words/catalogue/products.ts';
import type { company } from '@traiteur/words/house/company.ts';
import type { invoices } from '@traiteur/words/money/invoices.ts';
import type { faults } from '@traiteur/words/refusals/faults.ts';

type Orders = typeof orders;
type Invoices = typeof invoices;
type Products = typeof products;

export type FrontMessages = Catalogue<{
  front: typeof front;
  faults: typeof faults;
  orders: Pick<
    Orders,
    'status' | 'payment' | 'paymentMethod' | 'nothingDue' | 'alerts' | 'money' | 'slots' | 'slotAbsence'
  > & {
    form: Pick<
      Orders['form'],
      | 'slot'
      | 'slotFirst'
      | 'noSlot'
      | 'noLines'
      | 'quantity'
      | 'fewer'
      | 'more'
      | 'remove'
      | 'keepsPrice'
      | 'forEater'
      | 'forWhomDish'
      | 'forWholeTable'
    >;
    conflict: Pick<Orders['conflict'], 'allergyContains' | 'allergyTraces' | 'intolerance'>;
  };
  invoices: Pick<Invoices, 'one' | 'givenOn' | 'corrects' | 'reason' | 'paper' | 'mentions'>;
  company: Pick<typeof company, 'transfer'>;
  products: Pick<Products, 'prices' | 'noPrice'> & {
    allergens: Pick<Products['allergens'], 'may_contain' | 'undeclared' | 'nothing'>;
  };
}>;
