import { pick } from './phrases/phrase.ts';
import { front } from './frame/front.ts';
import { faults } from './refusals/faults.ts';
import { refusals } from './refusals/refusals.ts';
import { avoiding } from './catalogue/avoiding.ts';
import { shopCart } from './own/carts.ts';
import { shopCheckout } from './own/checkout.ts';
import { shopEating } from './catalogue/eating.ts';
import { shopContactForm } from './clients/contact-form.ts';
import { shopEntrance } from './access/entrance.ts';
import { shopFrame } from './site/site-frame.ts';
import { shopHouse } from './site/house.ts';
import { shopHome } from './site/home.ts';
import { shopMeal } from './catalogue/meals.ts';
import { shopMenu } from './catalogue/menus.ts';
import { shopOffline } from './site/offline.ts';
import { shopPayment } from './own/own-payments.ts';
import { shopSafety } from './catalogue/safety.ts';
import { shopAccount } from './own/own-account.ts';
import { shopGroupOrders } from './own/shop-group-orders.ts';
import { ownInvoice } from './own/own-invoices.ts';
import { shopOrders } from './own/own-orders.ts';

export const shopWords = {
  front,
  refusals,
  faults,
  frame: shopFrame,
  home: shopHome,
  menu: shopMenu,
  meal: shopMeal,
  safety: shopSafety,
  cart: shopCart,
  payment: shopPayment,
  entrance: shopEntrance,
  checkout: shopCheckout,
  ownOrders: shopOrders,
  ownInvoice,
  ownAccount: shopAccount,
  groupOrders: shopGroupOrders,
  house: shopHouse,
  contactForm: shopContactForm,
  offline: shopOffline,
  avoiding,
  eating: shopEating,
} as const;

/** Texts of the parts that run in the browser; all other texts come inside the pages. */
export const islandWords = pick(shopWords, [
  'front',
  'frame',
  'safety',
  'cart',
  'payment',
  'entrance',
  'checkout',
  'ownOrders',
  'ownAccount',
  'contactForm',
]);
