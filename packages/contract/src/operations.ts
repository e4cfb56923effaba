import { account } from './access/account.ts';
import { administrators } from './access/administrators.ts';
import { allergens } from './catalogue/allergens.ts';
import { auditEntries } from './access/audit-entries.ts';
import { onlinePayments } from './money/online-payments.ts';
import { cashUps } from './money/cash-ups.ts';
import { categories } from './catalogue/categories.ts';
import { cities } from './delivery/cities.ts';
import { clientAccounts } from './clients/client-accounts.ts';
import { clientProviderSignIns } from './clients/client-provider-sign-ins.ts';
import { clientExports } from './clients/client-exports.ts';
import { clientOperations } from './clients/operations.ts';
import { companies } from './clients/companies.ts';
import { company } from './house/company.ts';
import { houseNews } from './house/house-news.ts';
import { houseSettings } from './house/house-settings.ts';
import { dashboard } from './house/dashboard.ts';
import { serverStatusOperations } from './house/server-status.ts';
import { databaseUpkeep } from './house/database-upkeep.ts';
import { deliveryConfigurations } from './delivery/delivery-configurations.ts';
import { deliveryExplanations } from './delivery/delivery-explanations.ts';
import { deliveryReport } from './delivery/delivery-report.ts';
import { packing } from './delivery/packing.ts';
import { production } from './delivery/production.ts';
import { rounds } from './delivery/rounds.ts';
import { statements } from './money/statements.ts';
import { stopOrders } from './delivery/stop-orders.ts';
import { wantedAreas } from './delivery/wanted-areas.ts';
import { zoneMaps } from './delivery/zone-maps.ts';
import { deliverySchedules, deliverySlots } from './delivery/delivery-schedules.ts';
import { deliveryZones, eligibility } from './delivery/delivery-zones.ts';
import { discountCodeOperations } from './money/discount-code-series.ts';
import { imports } from './house/imports.ts';
import { dishCosts } from './kitchen/dish-costs.ts';
import { goodsReceipts } from './kitchen/goods-receipts.ts';
import { ingredientBatches } from './kitchen/ingredient-batches.ts';
import { cookedBatches } from './kitchen/cooked-batches.ts';
import { batchHolds } from './kitchen/batch-holds.ts';
import { recalls } from './kitchen/recalls.ts';
import { traces } from './kitchen/traces.ts';
import { ingredients } from './kitchen/ingredients.ts';
import { labelSettings } from './kitchen/label-settings.ts';
import { labels } from './kitchen/labels.ts';
import { purchaseOrders } from './kitchen/purchase-orders.ts';
import { recipes } from './kitchen/recipes.ts';
import { stations } from './kitchen/stations.ts';
import { supplierInvoices } from './kitchen/supplier-invoices.ts';
import { suppliers } from './kitchen/suppliers.ts';
import { invoices } from './money/invoices.ts';
import { mails } from './house/mails.ts';
import { orderNews } from './orders/order-news.ts';
import { presences } from './orders/order-presences.ts';
import { orders } from './orders/orders.ts';
import { carts } from './own/carts.ts';
import { contactMessages } from './clients/contact-messages.ts';
import { ownAddresses } from './own/own-addresses.ts';
import { ownEaters } from './own/own-eaters.ts';
import { ownCards } from './own/own-cards.ts';
import { groupOrders } from './own/group-orders.ts';
import { ownInvoices } from './own/own-invoices.ts';
import { ownOrders } from './own/own-orders.ts';
import { ownPayments } from './own/own-payments.ts';
import { ownProfiles } from './own/own-profile.ts';
import { pictures } from './catalogue/pictures.ts';
import { controlPoints } from './kitchen/control-points.ts';
import { kitchenBook } from './kitchen/kitchen-book.ts';
import { postalCodeLookups, postalCodes } from './delivery/postal-codes.ts';
import { productConstants } from './catalogue/product-constants.ts';
import { products } from './catalogue/products.ts';
import { providerSignIns } from './access/provider-sign-ins.ts';
import { salesReport } from './money/sales-report.ts';
import { secondFactors } from './access/second-factor.ts';
import { security } from './access/security.ts';
import { sessions } from './access/sessions.ts';
import { savedViews } from './house/saved-views.ts';
import { setup } from './house/setup.ts';
import { signIn } from './access/sign-in.ts';
import { menuPlans } from './catalogue/menu-plans.ts';
import { menuTemplates } from './catalogue/menu-templates.ts';
import { menus } from './catalogue/menus.ts';
import { siteTextOperations } from './site/site-texts.ts';
import { sizes } from './catalogue/sizes.ts';
import { tags } from './catalogue/tags.ts';
import { takings } from './money/takings.ts';
import { uses } from './catalogue/uses.ts';
import { taxRates } from './catalogue/tax-rates.ts';

export const everyOperation = [
  signIn,
  providerSignIns,
  clientAccounts,
  clientProviderSignIns,
  ownProfiles,
  ownAddresses,
  ownEaters,
  ownOrders,
  groupOrders,
  ownInvoices,
  ownPayments,
  ownCards,
  carts,
  contactMessages,
  sessions,
  account,
  secondFactors,
  administrators,
  auditEntries,
  security,
  allergens,
  tags,
  uses,
  sizes,
  categories,
  taxRates,
  productConstants,
  pictures,
  products,
  menuPlans,
  menuTemplates,
  ingredients,
  suppliers,
  recipes,
  labels,
  labelSettings,
  ingredientBatches,
  goodsReceipts,
  purchaseOrders,
  supplierInvoices,
  controlPoints,
  kitchenBook,
  dishCosts,
  stations,
  cookedBatches,
  batchHolds,
  traces,
  recalls,
  clientOperations,
  companies,
  cities,
  postalCodes,
  postalCodeLookups,
  deliveryZones,
  eligibility,
  zoneMaps,
  wantedAreas,
  deliverySchedules,
  deliverySlots,
  deliveryExplanations,
  deliveryConfigurations,
  discountCodeOperations,
  orders,
  invoices,
  statements,
  company,
  houseNews,
  houseSettings,
  mails,
  cashUps,
  onlinePayments,
  orderNews,
  presences,
  dashboard,
  setup,
  deliveryReport,
  stopOrders,
  rounds,
  production,
  packing,
  salesReport,
  takings,
  databaseUpkeep,
  serverStatusOperations,
  clientExports,
  savedViews,
  imports,
  siteTextOperations,
  menus,
] as const;

export type Api = {
  [T in (typeof everyOperation)[number] as T['tag']]: T['operations'];
};
