import { accountApi } from './access/account/account.api.ts';
import { administratorsApi } from './access/administrators/administrators.api.ts';
import { allergensApi } from './catalogue/allergens/allergens.api.ts';
import { auditEntriesApi } from './access/audit-entries/audit-entries.api.ts';
import { cartsApi } from './own/carts/carts.api.ts';
import { cashUpsApi } from './money/cash-ups/cash-ups.api.ts';
import { categoriesApi } from './catalogue/categories/categories.api.ts';
import { citiesApi } from './delivery/cities/cities.api.ts';
import { clientAccountsApi } from './clients/client-accounts/client-accounts.api.ts';
import { clientExportsApi } from './clients/client-exports/client-exports.api.ts';
import { clientProviderSignInsApi } from './clients/client-provider-sign-ins/client-provider-sign-ins.api.ts';
import { clientsApi } from './clients/clients/clients.api.ts';
import { companiesApi } from './clients/companies/companies.api.ts';
import { companyApi } from './house/company/company.api.ts';
import { contactMessagesApi } from './clients/contact-messages/contact-messages.api.ts';
import { dashboardApi } from './house/dashboard/dashboard.api.ts';
import { serverStatusApi } from './house/server-status/server-status.api.ts';
import { databaseUpkeepApi } from './house/database-upkeep/database-upkeep.api.ts';
import { deliveryConfigurationsApi } from './delivery/delivery-configurations/delivery-configurations.api.ts';
import { deliveryExplanationsApi } from './delivery/delivery-explanations/delivery-explanations.api.ts';
import { deliveryReportApi } from './delivery/delivery-report/delivery-report.api.ts';
import { deliverySchedulesApi, deliverySlotsApi } from './delivery/delivery-schedules/delivery-schedules.api.ts';
import { deliveryZonesApi, eligibilityApi } from './delivery/delivery-zones/delivery-zones.api.ts';
import { discountCodesApi } from './money/discount-codes/discount-codes.api.ts';
import type { NounHandlers } from './http/handlers.ts';
import { houseNewsApi } from './house/house-news/house-news.api.ts';
import { houseSettingsApi } from './house/house-settings/house-settings.api.ts';
import { importsApi } from './house/imports/imports.api.ts';
import { dishCostsApi } from './kitchen/dish-costs/dish-costs.api.ts';
import { goodsReceiptsApi } from './kitchen/goods-receipts/goods-receipts.api.ts';
import { ingredientBatchesApi } from './kitchen/ingredient-batches/ingredient-batches.api.ts';
import { cookedBatchesApi } from './kitchen/cooked-batches/cooked-batches.api.ts';
import { batchHoldsApi } from './kitchen/batch-holds/batch-holds.api.ts';
import { recallsApi } from './kitchen/recalls/recalls.api.ts';
import { tracesApi } from './kitchen/traces/traces.api.ts';
import { ingredientsApi } from './kitchen/ingredients/ingredients.api.ts';
import { invoicesApi } from './money/invoices/invoices.api.ts';
import { mailsApi } from './house/mails/mails.api.ts';
import { menuPlansApi } from './catalogue/menu-plans/menu-plans.api.ts';
import { menuTemplatesApi } from './catalogue/menu-templates/menu-templates.api.ts';
import { menusApi } from './catalogue/menus/menus.api.ts';
import { orderNewsApi } from './orders/order-news/order-news.api.ts';
import { orderPresencesApi } from './orders/order-news/order-presences.api.ts';
import { onlinePaymentsApi } from './stripe/online-payments.api.ts';
import { ordersApi } from './orders/orders.api.ts';
import { ownAddressesApi } from './own/own-addresses/own-addresses.api.ts';
import { ownEatersApi } from './own/own-eaters/own-eaters.api.ts';
import { ownCardsApi } from './own/own-cards/own-cards.api.ts';
import { groupOrdersApi } from './own/group-orders/group-orders.api.ts';
import { ownInvoicesApi } from './own/own-invoices/own-invoices.api.ts';
import { ownOrdersApi } from './own/own-orders/own-orders.api.ts';
import { ownPaymentsApi } from './own/own-payments/own-payments.api.ts';
import { ownProfileApi } from './own/own-profile/own-profile.api.ts';
import { picturesApi } from './catalogue/pictures/pictures.api.ts';
import { postalCodeLookupsApi, postalCodesApi } from './delivery/postal-codes/postal-codes.api.ts';
import { productConstantsApi } from './catalogue/product-constants/product-constants.api.ts';
import { productsApi } from './catalogue/products/products.api.ts';
import { providerSignInsApi } from './access/provider-sign-ins/provider-sign-ins.api.ts';
import { packingApi } from './delivery/packing/packing.api.ts';
import { productionApi } from './delivery/production/production.api.ts';
import { roundsApi } from './delivery/rounds/rounds.api.ts';
import { salesReportApi } from './money/sales-report/sales-report.api.ts';
import { savedViewsApi } from './house/saved-views/saved-views.api.ts';
import { secondFactorApi } from './access/second-factor/second-factor.api.ts';
import { securityApi } from './access/security/security.api.ts';
import { sessionsApi } from './access/sessions/sessions.api.ts';
import { setupApi } from './house/setup/setup.api.ts';
import { signInApi } from './access/sign-in/sign-in.api.ts';
import { siteTextsApi } from './site/site-texts/site-texts.api.ts';
import { sizesApi } from './catalogue/sizes/sizes.api.ts';
import { statementsApi } from './money/statements/statements.api.ts';
import { stopOrdersApi } from './delivery/stop-orders/stop-orders.api.ts';
import { labelSettingsApi } from './kitchen/label-settings/label-settings.api.ts';
import { labelsApi } from './kitchen/labels/labels.api.ts';
import { supplierInvoicesApi } from './kitchen/supplier-invoices/supplier-invoices.api.ts';
import { purchaseOrdersApi } from './kitchen/purchase-orders/purchase-orders.api.ts';
import { controlPointsApi } from './kitchen/control-points/control-points.api.ts';
import { kitchenBookApi } from './kitchen/kitchen-book/kitchen-book.api.ts';
import { recipesApi } from './kitchen/recipes/recipes.api.ts';
import { stationsApi } from './kitchen/stations/stations.api.ts';
import { suppliersApi } from './kitchen/suppliers/suppliers.api.ts';
import { tagsApi } from './catalogue/tags/tags.api.ts';
import { usesApi } from './catalogue/uses/uses.api.ts';
import { takingsApi } from './money/takings/takings.api.ts';
import { taxRatesApi } from './catalogue/tax-rates/tax-rates.api.ts';
import { wantedAreasApi } from './delivery/wanted-areas/wanted-areas.api.ts';
import { zoneMapsApi } from './delivery/zone-maps/zone-maps.api.ts';

export const nouns: readonly NounHandlers[] = [
  signInApi,
  providerSignInsApi,
  clientAccountsApi,
  clientProviderSignInsApi,
  ownProfileApi,
  ownAddressesApi,
  ownEatersApi,
  ownOrdersApi,
  groupOrdersApi,
  ownInvoicesApi,
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
  usesApi,
  sizesApi,
  categoriesApi,
  taxRatesApi,
  productConstantsApi,
  picturesApi,
  productsApi,
  menuPlansApi,
  menuTemplatesApi,
  ingredientsApi,
  suppliersApi,
  recipesApi,
  labelsApi,
  labelSettingsApi,
  ingredientBatchesApi,
  goodsReceiptsApi,
  purchaseOrdersApi,
  supplierInvoicesApi,
  controlPointsApi,
  kitchenBookApi,
  dishCostsApi,
  stationsApi,
  cookedBatchesApi,
  batchHoldsApi,
  tracesApi,
  recallsApi,
  clientsApi,
  companiesApi,
  citiesApi,
  postalCodesApi,
  postalCodeLookupsApi,
  deliveryZonesApi,
  eligibilityApi,
  zoneMapsApi,
  wantedAreasApi,
  deliverySchedulesApi,
  deliverySlotsApi,
  deliveryExplanationsApi,
  deliveryConfigurationsApi,
  discountCodesApi,
  ordersApi,
  invoicesApi,
  statementsApi,
  cashUpsApi,
  onlinePaymentsApi,
  companyApi,
  houseNewsApi,
  houseSettingsApi,
  mailsApi,
  orderNewsApi,
  orderPresencesApi,
  dashboardApi,
  setupApi,
  deliveryReportApi,
  stopOrdersApi,
  roundsApi,
  productionApi,
  packingApi,
  salesReportApi,
  takingsApi,
  databaseUpkeepApi,
  serverStatusApi,
  clientExportsApi,
  savedViewsApi,
  importsApi,
  siteTextsApi,
  menusApi,
];
