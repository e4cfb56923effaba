import { front } from '../front.ts';
import { faults } from '../refusals/faults.ts';
import { refusals } from '../refusals/refusals.ts';
import { avoiding } from './avoiding.ts';
import { shopCart } from './cart.ts';
import { shopCheckout } from './checkout.ts';
import { shopContactForm } from './contact-form.ts';
import { shopEntrance } from './entrance.ts';
import { shopFrame } from './frame.ts';
import { shopHouse } from './house.ts';
import { shopHome } from './home.ts';
import { shopMeal } from './meal.ts';
import { shopMenu } from './menu.ts';
import { shopOffline } from './offline.ts';
import { shopPayment } from './payment.ts';
import { shopSafety } from './safety.ts';
import { shopAccount } from './own-account.ts';
import { shopOrders } from './own-orders.ts';

/** Every text that the site where clients order carries. */
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
  ownAccount: shopAccount,
  house: shopHouse,
  contactForm: shopContactForm,
  offline: shopOffline,
  avoiding,
} as const;

/** The texts of what runs in the browser: the others come with the pages, and are loaded by none. */
export const islandNames = [
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
] as const satisfies (keyof typeof shopWords)[];
