import type { Locale } from '@traiteur/domain/language.ts';
import { account } from '@traiteur/words/account.ts';
import { auditEntries } from '@traiteur/words/audit-entries.ts';
import { administrators, sessions } from '@traiteur/words/administrators.ts';
import { allergens } from '@traiteur/words/allergens.ts';
import { databaseUpkeep } from '@traiteur/words/database-upkeep.ts';
import { clientExports } from '@traiteur/words/client-exports.ts';
import { clients } from '@traiteur/words/clients.ts';
import { categories } from '@traiteur/words/categories.ts';
import { deliveryReport } from '@traiteur/words/delivery-report.ts';
import { finder } from '@traiteur/words/finder.ts';
import { dashboard } from '@traiteur/words/dashboard.ts';
import { deliveryConfigurations } from '@traiteur/words/delivery-configurations.ts';
import { deliverySchedules } from '@traiteur/words/delivery-schedules.ts';
import { deliveryZones } from '@traiteur/words/delivery-zones.ts';
import { postalCodes } from '@traiteur/words/postal-codes.ts';
import { discountCodes } from '@traiteur/words/discount-codes.ts';
import { orders } from '@traiteur/words/orders.ts';
import type { Catalogue } from '@traiteur/words/phrases/phrase.ts';
import { faults, refusals } from '@traiteur/words/refusals.ts';
import { productConstants } from '@traiteur/words/product-constants.ts';
import { products } from '@traiteur/words/products.ts';
import { providerSignIns } from '@traiteur/words/provider-sign-ins.ts';
import { signIn } from '@traiteur/words/sign-in.ts';
import { salesReport } from '@traiteur/words/sales-report.ts';
import { shell } from '@traiteur/words/shell.ts';
import { sizes } from '@traiteur/words/sizes.ts';
import { tags } from '@traiteur/words/tags.ts';
import { taxRates } from '@traiteur/words/tax-rates.ts';

/** Every text of the administration, by noun. */
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

export type Messages = Catalogue<typeof words>;

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
    Locale: Locale;
  }
}
