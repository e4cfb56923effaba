import { account } from './access/account/account.noun.ts';
import { administrators } from './access/administrators/administrators.noun.ts';
import { allergens } from './catalogue/allergens/allergens.noun.ts';
import { auditEntries } from './access/audit-entries/audit-entries.noun.ts';
import { cashUps } from './money/cash-ups/cash-ups.noun.ts';
import { clientExports } from './clients/client-exports/client-exports.noun.ts';
import { clients } from './clients/clients/clients.noun.ts';
import { companies } from './clients/companies/companies.noun.ts';
import { company } from './house/company/company.noun.ts';
import { contactMessages } from './clients/contact-messages/contact-messages.noun.ts';
import { dashboard } from './house/dashboard/dashboard.noun.ts';
import { databaseUpkeep } from './house/database-upkeep/database-upkeep.noun.ts';
import { deliveryConfigurations } from './delivery/delivery-configurations/delivery-configurations.noun.ts';
import { deliveryExplanations } from './delivery/delivery-explanations/delivery-explanations.noun.ts';
import { deliveryReport } from './delivery/delivery-report/delivery-report.noun.ts';
import { deliverySchedules } from './delivery/delivery-schedules/delivery-schedules.noun.ts';
import { deliveryZones } from './delivery/delivery-zones/delivery-zones.noun.ts';
import { discountCodes } from './money/discount-codes/discount-codes.noun.ts';
import type { Noun } from './noun/noun.ts';
import { groupOrders } from './own/group-orders/group-orders.noun.ts';
import { houseNews } from './house/house-news/house-news.noun.ts';
import { houseSettings } from './house/house-settings/house-settings.noun.ts';
import { imports } from './house/imports/imports.noun.ts';
import { dishCosts } from './kitchen/dish-costs/dish-costs.noun.ts';
import { goodsReceipts } from './kitchen/goods-receipts/goods-receipts.noun.ts';
import { ingredientBatches } from './kitchen/ingredient-batches/ingredient-batches.noun.ts';
import { batchHolds } from './kitchen/batch-holds/batch-holds.noun.ts';
import { recalls } from './kitchen/recalls/recalls.noun.ts';
import { traces } from './kitchen/traces/traces.noun.ts';
import { ingredients } from './kitchen/ingredients/ingredients.noun.ts';
import { supplierInvoices } from './kitchen/supplier-invoices/supplier-invoices.noun.ts';
import { purchaseOrders } from './kitchen/purchase-orders/purchase-orders.noun.ts';
import { controlPoints } from './kitchen/control-points/control-points.noun.ts';
import { kitchenBook } from './kitchen/kitchen-book/kitchen-book.noun.ts';
import { recipes } from './kitchen/recipes/recipes.noun.ts';
import { stations } from './kitchen/stations/stations.noun.ts';
import { suppliers } from './kitchen/suppliers/suppliers.noun.ts';
import { invoices } from './money/invoices/invoices.noun.ts';
import { mails } from './house/mails/mails.noun.ts';
import { orders } from './orders/orders.noun.ts';
import { paymentDifferences } from './money/payment-differences/payment-differences.noun.ts';
import { postalCodes } from './delivery/postal-codes/postal-codes.noun.ts';
import { categories, productConstants, taxRates } from './catalogue/product-constants/product-constants.noun.ts';
import { menuPlans } from './catalogue/menu-plans/menu-plans.noun.ts';
import { products } from './catalogue/products/products.noun.ts';
import { packing } from './delivery/packing/packing.noun.ts';
import { production } from './delivery/production/production.noun.ts';
import { rounds } from './delivery/rounds/rounds.noun.ts';
import { salesReport } from './money/sales-report/sales-report.noun.ts';
import { secondFactor } from './access/second-factor/second-factor.noun.ts';
import { security } from './access/security/security.noun.ts';
import { labelSettings } from './kitchen/label-settings/label-settings.noun.ts';
import { labels } from './kitchen/labels/labels.noun.ts';
import { serverStatus } from './house/server-status/server-status.noun.ts';
import { setup } from './house/setup/setup.noun.ts';
import { signIn } from './access/sign-in/sign-in.noun.ts';
import { siteTexts } from './site/site-texts/site-texts.noun.ts';
import { sizes } from './catalogue/sizes/sizes.noun.ts';
import { statements } from './money/statements/statements.noun.ts';
import { takings } from './money/takings/takings.noun.ts';
import { tags } from './catalogue/tags/tags.noun.ts';

/** The order is that of the menu and of the results in the header's search. */
export const nouns = [
  dashboard,
  signIn,
  orders,
  groupOrders,
  clients,
  companies,
  invoices,
  statements,
  salesReport,
  takings,
  clientExports,
  products,
  menuPlans,
  productConstants,
  categories,
  taxRates,
  discountCodes,
  tags,
  allergens,
  sizes,
  production,
  packing,
  recipes,
  dishCosts,
  labels,
  labelSettings,
  kitchenBook,
  controlPoints,
  traces,
  batchHolds,
  recalls,
  ingredients,
  suppliers,
  ingredientBatches,
  goodsReceipts,
  purchaseOrders,
  supplierInvoices,
  stations,
  deliveryConfigurations,
  deliveryReport,
  rounds,
  cashUps,
  paymentDifferences,
  deliveryZones,
  deliverySchedules,
  deliveryExplanations,
  postalCodes,
  account,
  secondFactor,
  administrators,
  mails,
  contactMessages,
  siteTexts,
  auditEntries,
  security,
  company,
  houseNews,
  houseSettings,
  setup,
  databaseUpkeep,
  serverStatus,
  imports,
] as const satisfies readonly Noun[];
