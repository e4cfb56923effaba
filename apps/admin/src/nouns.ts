import { account } from './account/account.noun.ts';
import { administrators } from './administrators/administrators.noun.ts';
import { allergens } from './allergens/allergens.noun.ts';
import { auditEntries } from './audit-entries/audit-entries.noun.ts';
import { cashUps } from './cash-ups/cash-ups.noun.ts';
import { clientExports } from './client-exports/client-exports.noun.ts';
import { clients } from './clients/clients.noun.ts';
import { company } from './company/company.noun.ts';
import { contactMessages } from './contact-messages/contact-messages.noun.ts';
import { dashboard } from './dashboard/dashboard.noun.ts';
import { databaseUpkeep } from './database-upkeep/database-upkeep.noun.ts';
import { deliveryConfigurations } from './delivery-configurations/delivery-configurations.noun.ts';
import { deliveryReport } from './delivery-report/delivery-report.noun.ts';
import { deliverySchedules } from './delivery-schedules/delivery-schedules.noun.ts';
import { deliveryZones } from './delivery-zones/delivery-zones.noun.ts';
import { discountCodes } from './discount-codes/discount-codes.noun.ts';
import type { Noun } from './noun.ts';
import { invoices } from './invoices/invoices.noun.ts';
import { mails } from './mails/mails.noun.ts';
import { orders } from './orders/orders.noun.ts';
import { paymentDifferences } from './payment-differences/payment-differences.noun.ts';
import { postalCodes } from './postal-codes/postal-codes.noun.ts';
import { categories, productConstants, taxRates } from './product-constants/product-constants.noun.ts';
import { products } from './products/products.noun.ts';
import { salesReport } from './sales-report/sales-report.noun.ts';
import { secondFactor } from './second-factor/second-factor.noun.ts';
import { security } from './security/security.noun.ts';
import { signIn } from './sign-in/sign-in.noun.ts';
import { siteTexts } from './site-texts/site-texts.noun.ts';
import { sizes } from './sizes/sizes.noun.ts';
import { tags } from './tags/tags.noun.ts';

/** Every noun of the administration, in the order of the menu, and in which the header's search shows what it finds. */
export const nouns = [
  dashboard,
  signIn,
  orders,
  clients,
  invoices,
  salesReport,
  clientExports,
  products,
  productConstants,
  categories,
  taxRates,
  discountCodes,
  tags,
  allergens,
  sizes,
  deliveryConfigurations,
  deliveryReport,
  cashUps,
  paymentDifferences,
  deliveryZones,
  deliverySchedules,
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
  databaseUpkeep,
] as const satisfies readonly Noun[];
