import { addDays, today } from '@traiteur/domain/dates/calendar.ts';
import { type Kysely, sql } from 'kysely';
import { analyzeOwnTables } from '../../apps/api/src/database/server/own-objects.ts';
import type { Database } from '../../apps/api/src/database/schema.ts';
import { inTransaction } from '../../apps/api/src/database/rows/transactions.ts';
import type { House } from '../../apps/api/src/core/house.ts';
import { setAllAside } from '../../apps/api/src/house/setup/setup-rows.ts';
import { publicHolidays } from './configuration.ts';
import { loadContactMessages } from './contact-messages.ts';
import { loadKitchenBook } from './kitchen/load-kitchen-book.ts';
import { loadKitchen } from './kitchen/load-kitchen.ts';
import { loadSupplierInvoices } from './kitchen/load-supplier-invoices.ts';
import { loadProduction } from './kitchen/load-production.ts';
import { idOf, loadCatalogue } from './load-catalogue.ts';
import { loadClients } from './load-clients.ts';
import { loadCompanies } from './load-companies.ts';
import { loadCompany } from './load-company.ts';
import { loadDelivery } from './load-delivery.ts';
import { loadDiscountCodes } from './load-discount-codes.ts';
import { loadInvoices } from './load-invoices.ts';
import { loadOrders } from './orders/load-orders.ts';
import { loadMenus } from './load-menus.ts';
import { loadSiteTexts } from './load-site-texts.ts';
import { seededRandom } from './random.ts';

interface Circumstances {
  house: House;
  /** With it, the texts of the site are written too. */
  brand?: string;
  /** All dates are relative to it. */
  now: Date;
  seed?: number;
  /** 2,500 by default. */
  orders?: number;
}

/**
 * Fills an empty house in one transaction. Returns false and does nothing when the house has data. The same seed on the
 * same day gives the same data.
 */
export const loadDemonstration = (
  db: Kysely<Database>,
  { house, brand, now, seed = 1, orders = 2500 }: Circumstances,
): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    await sql`lock table products, clients, orders in share row exclusive mode`.execute(transaction);
    if (!(await isEmpty(transaction))) return false;
    // Send no mails about past orders.
    await sql`set local traiteur.mails = 'off'`.execute(transaction);
    const random = seededRandom(seed);
    const date = today(now, house.timeZone);
    const closedDates = publicHolidays(addDays(date, -150), addDays(date, 60));
    await loadCompany(transaction);
    if (brand !== undefined) await loadSiteTexts(transaction, { brand, now });
    const catalogue = await loadCatalogue(transaction);
    const taxRateId = idOf(catalogue.taxRates, 'packaged');
    await loadKitchen(transaction, { ...catalogue, taxRateId, now, today: date });
    await loadSupplierInvoices(transaction, { house, now });
    await loadKitchenBook(transaction, { now, timeZone: house.timeZone });
    await loadMenus(transaction, { products: catalogue.products, today: date, closedDates, now });
    const delivery = await loadDelivery(transaction, { now, closedDates });
    const clients = await loadClients(transaction, { random, now, allergens: catalogue.allergens });
    const discountCodes = await loadDiscountCodes(transaction, { house, now, categories: catalogue.categories });
    const companies = await loadCompanies(transaction, clients, now);
    const loadedHouse = { closedDates, catalogue, delivery, clients, companies, discountCodes };
    await loadOrders(transaction, { ...loadedHouse, random, house, now, orders });
    await loadProduction(transaction, { house, now });
    await loadInvoices(transaction, { house, now });
    await loadContactMessages(transaction, now);
    await setAllAside({ db: transaction, clock: () => now });
    // Long lists show the planner's row estimates.
    await sql.raw(analyzeOwnTables).execute(transaction);
    return true;
  });

/** Whether no stored data would clash with the demonstration. */
export async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ kept: boolean }>`
    select exists (select 1 from products) or exists (select 1 from clients) or exists (select 1 from orders)
      or exists (select 1 from allergens) or exists (select 1 from tags) or exists (select 1 from sizes)
      or exists (select 1 from categories) or exists (select 1 from tax_rates) or exists (select 1 from delivery_zones) or exists (select 1 from postal_codes) as kept`.execute(
    db,
  );
  return rows[0]?.kept === false;
}
