import type { PageName } from './addresses.ts';
import { account } from './account/account.page.tsx';
import { checkout } from './checkout/checkout.page.tsx';
import { changeOrder } from './change/change-order.page.tsx';
import { order } from './orders/order.page.tsx';
import { invoice } from './invoices/invoice.page.tsx';
import { contact } from './house/contact.page.tsx';
import { legal } from './house/legal.page.tsx';
import { questions } from './house/questions.page.tsx';
import { about, terms } from './house/written.page.tsx';
import { choosePassword, confirmRegistration, forgottenPassword, register, signIn } from './sign-in/sign-in.page.tsx';
import { cart } from './cart/cart.page.tsx';
import { meal } from './meals/meal.page.tsx';
import { mealPreview } from './meals/meal-preview.page.tsx';
import { menu } from './menu/menu.page.tsx';
import { groupMeal, groupOrder, groupOrders } from './group/group.page.tsx';
import { home } from './home/home.page.tsx';
import type { Page } from './site/page.tsx';
import { payOrder } from './payment/own/pay-order.page.tsx';
import { payment } from './payment/payment.page.tsx';

export const pages: Record<PageName, Page> = {
  home,
  menu,
  meal,
  mealPreview,
  cart,
  checkout,
  signIn,
  forgottenPassword,
  register,
  confirmRegistration,
  choosePassword,
  account,
  order,
  invoice,
  changeOrder,
  groupMeal,
  groupOrders,
  groupOrder,
  payOrder,
  questions,
  contact,
  legal,
  terms,
  about,
  payment,
};
