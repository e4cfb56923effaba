import { accountApi } from './account/account.api.ts';
import { administratorsApi } from './administrators/administrators.api.ts';
import { allergensApi } from './allergens/allergens.api.ts';
import { auditEntriesApi } from './audit-entries/audit-entries.api.ts';
import { cartsApi } from './carts/carts.api.ts';
import { cashUpsApi } from './cash-ups/cash-ups.api.ts';
import { categoriesApi } from './categories/categories.api.ts';
import { citiesApi } from './cities/cities.api.ts';
import { clientAccountsApi } from './client-accounts/client-accounts.api.ts';
import { clientExportsApi } from './client-exports/client-exports.api.ts';
import { clientProviderSignInsApi } from './client-provider-sign-ins/client-provider-sign-ins.api.ts';
import { clientsApi } from './clients/clients.api.ts';
import { companyApi } from './company/company.api.ts';
import { contactMessagesApi } from './contact-messages/contact-messages.api.ts';
import { dashboardApi } from './dashboard/dashboard.api.ts';
import { databaseUpkeepApi } from './database-upkeep/database-upkeep.api.ts';
import { deliveryConfigurationsApi } from './delivery-configurations/delivery-configurations.api.ts';
import { deliveryReportApi } from './delivery-report/delivery-report.api.ts';
import { deliverySchedulesApi, deliverySlotsApi } from './delivery-schedules/delivery-schedules.api.ts';
import { deliveryZonesApi, eligibilityApi } from './delivery-zones/delivery-zones.api.ts';
import { discountCodesApi } from './discount-codes/discount-codes.api.ts';
import type { NounHandlers } from './http/handlers.ts';
import { invoicesApi } from './invoices/invoices.api.ts';
import { mailsApi } from './mails/mails.api.ts';
import { menusApi } from './menus/menus.api.ts';
import { orderNewsApi } from './order-news/order-news.api.ts';
import { orderPresencesApi } from './order-news/order-presences.api.ts';
import { onlinePaymentsApi } from './orders/online-payments/online-payments.api.ts';
import { ordersApi } from './orders/orders.api.ts';
import { ownAddressesApi } from './own-addresses/own-addresses.api.ts';
import { ownCardsApi } from './own-cards/own-cards.api.ts';
import { ownOrdersApi } from './own-orders/own-orders.api.ts';
import { ownPaymentsApi } from './own-payments/own-payments.api.ts';
import { ownProfileApi } from './own-profile/own-profile.api.ts';
import { picturesApi } from './pictures/pictures.api.ts';
import { postalCodeLookupsApi, postalCodesApi } from './postal-codes/postal-codes.api.ts';
import { productConstantsApi } from './product-constants/product-constants.api.ts';
import { productsApi } from './products/products.api.ts';
import { providerSignInsApi } from './provider-sign-ins/provider-sign-ins.api.ts';
import { salesReportApi } from './sales-report/sales-report.api.ts';
import { savedViewsApi } from './saved-views/saved-views.api.ts';
import { secondFactorApi } from './second-factor/second-factor.api.ts';
import { securityApi } from './security/security.api.ts';
import { sessionsApi } from './sessions/sessions.api.ts';
import { signInApi } from './sign-in/sign-in.api.ts';
import { siteTextsApi } from './site/site-texts.api.ts';
import { sizesApi } from './sizes/sizes.api.ts';
import { stopOrdersApi } from './stop-orders/stop-orders.api.ts';
import { tagsApi } from './tags/tags.api.ts';
import { taxRatesApi } from './tax-rates/tax-rates.api.ts';
import { zoneMapsApi } from './zone-maps/zone-maps.api.ts';

/** What the API serves, noun by noun: each is listed by hand. */
export const nouns: readonly NounHandlers[] = [
  signInApi,
  providerSignInsApi,
  clientAccountsApi,
  clientProviderSignInsApi,
  ownProfileApi,
  ownAddressesApi,
  ownOrdersApi,
  ownPaymentsApi,
  ownCardsApi,
  cartsApi,
  contactMessagesApi,
  sessionsApi,
  accountApi,
  secondFactorApi,
  administratorsApi,
  auditEntriesApi,
  securityApi,
  allergensApi,
  tagsApi,
  sizesApi,
  categoriesApi,
  taxRatesApi,
  productConstantsApi,
  picturesApi,
  productsApi,
  clientsApi,
  citiesApi,
  postalCodesApi,
  postalCodeLookupsApi,
  deliveryZonesApi,
  eligibilityApi,
  zoneMapsApi,
  deliverySchedulesApi,
  deliverySlotsApi,
  deliveryConfigurationsApi,
  discountCodesApi,
  ordersApi,
  invoicesApi,
  cashUpsApi,
  onlinePaymentsApi,
  companyApi,
  mailsApi,
  orderNewsApi,
  orderPresencesApi,
  dashboardApi,
  deliveryReportApi,
  stopOrdersApi,
  salesReportApi,
  databaseUpkeepApi,
  clientExportsApi,
  savedViewsApi,
  siteTextsApi,
  menusApi,
];
