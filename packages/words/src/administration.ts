import { account } from './access/account.ts';
import { auditEntries } from './access/audit-entries.ts';
import { administrators, sessions } from './access/administrators.ts';
import { allergens } from './allergens.ts';
import { databaseUpkeep } from './database-upkeep.ts';
import { clientExports } from './client-exports.ts';
import { clients } from './clients.ts';
import { categories } from './categories.ts';
import { deliveryReport } from './delivery-report.ts';
import { finder } from './finder.ts';
import { dashboard } from './dashboard.ts';
import { deliveryConfigurations } from './delivery-configurations.ts';
import { deliverySchedules } from './delivery-schedules.ts';
import { deliveryZones } from './delivery-zones.ts';
import { postalCodes } from './postal-codes.ts';
import { discountCodes } from './discount-codes.ts';
import { orders } from './orders.ts';
import { faults, refusals } from './refusals.ts';
import { productConstants } from './product-constants.ts';
import { products } from './products.ts';
import { providerSignIns } from './access/provider-sign-ins.ts';
import { signIn } from './access/sign-in.ts';
import { salesReport } from './sales-report.ts';
import { shell } from './shell.ts';
import { sizes } from './sizes.ts';
import { tags } from './tags.ts';
import { taxRates } from './tax-rates.ts';

/** Every text that the administration carries, by noun. */
export const words = {
  shell,
  finder,
  signIn,
  refusals,
  faults,
  products,
  tags,
  allergens,
  sizes,
  categories,
  taxRates,
  productConstants,
  orders,
  discountCodes,
  dashboard,
  providerSignIns,
  administrators,
  account,
  sessions,
  auditEntries,
  databaseUpkeep,
  clientExports,
  clients,
  deliveryReport,
  salesReport,
  deliveryConfigurations,
  deliveryZones,
  deliverySchedules,
  postalCodes,
} as const;
