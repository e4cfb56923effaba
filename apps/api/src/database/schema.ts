import type { CatalogueTables } from './tables/catalogue-tables.ts';
import type { ClientsTables } from './tables/clients-tables.ts';
import type { DeliveryTables } from './tables/delivery-tables.ts';
import type { OrdersTables } from './tables/orders-tables.ts';
import type { PeopleTables } from './tables/people-tables.ts';
import type { SalesTables } from './tables/sales-tables.ts';

/** The tables, as the migrations made them. Amounts are cents, dates `YYYY-MM-DD`, times `HH:MM:SS`, moments `Date`. */
export interface Database
  extends PeopleTables,
    CatalogueTables,
    DeliveryTables,
    ClientsTables,
    OrdersTables,
    SalesTables {}
