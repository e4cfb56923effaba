import type { IslandSource } from './site/island/island-source.ts';

export const islands = {
  cartButton: { source: 'src/cart/CartButton.tsx', load: () => import('./cart/CartButton.tsx') },
  cartAside: { source: 'src/cart/CartAside.tsx', load: () => import('./cart/CartAside.tsx') },
  accountLink: { source: 'src/account/AccountLink.tsx', load: () => import('./account/AccountLink.tsx') },
  signIn: { source: 'src/sign-in/SignIn.tsx', load: () => import('./sign-in/SignIn.tsx') },
  linkForm: { source: 'src/sign-in/LinkForm.tsx', load: () => import('./sign-in/LinkForm.tsx') },
  register: { source: 'src/sign-in/Register.tsx', load: () => import('./sign-in/Register.tsx') },
  checkout: { source: 'src/checkout/Checkout.tsx', load: () => import('./checkout/Checkout.tsx') },
  order: { source: 'src/orders/OrderPage.tsx', load: () => import('./orders/OrderPage.tsx') },
  invoice: { source: 'src/invoices/InvoicePage.tsx', load: () => import('./invoices/InvoicePage.tsx') },
  changeOrder: { source: 'src/change/ChangeOrder.tsx', load: () => import('./change/ChangeOrder.tsx') },
  account: { source: 'src/account/AccountPage.tsx', load: () => import('./account/AccountPage.tsx') },
  placeCheck: {
    source: 'src/account/address/PlaceCheck.tsx',
    load: () => import('./account/address/PlaceCheck.tsx'),
  },
  contactForm: { source: 'src/house/ContactForm.tsx', load: () => import('./house/ContactForm.tsx') },
  cartPage: { source: 'src/cart/CartPage.tsx', load: () => import('./cart/CartPage.tsx') },
  payOrder: { source: 'src/payment/own/PayOrder.tsx', load: () => import('./payment/own/PayOrder.tsx') },
  groupMeal: { source: 'src/group/guest/GroupMeal.tsx', load: () => import('./group/guest/GroupMeal.tsx') },
  groupOrder: { source: 'src/group/host/GroupOrder.tsx', load: () => import('./group/host/GroupOrder.tsx') },
  groupOrders: { source: 'src/group/host/GroupOrders.tsx', load: () => import('./group/host/GroupOrders.tsx') },
  backToMeal: { source: 'src/payment/BackToMeal.tsx', load: () => import('./payment/BackToMeal.tsx') },
  paymentForm: { source: 'src/payment/PaymentForm.tsx', load: () => import('./payment/PaymentForm.tsx') },
} as const satisfies Record<string, IslandSource>;

declare module './site/island/island-source.ts' {
  interface Listed {
    islands: typeof islands;
  }
}
