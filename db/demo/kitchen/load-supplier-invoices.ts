import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { addDays, today } from '@traiteur/domain/dates/calendar.ts';
import { type Kysely, sql } from 'kysely';
import type { House } from '../../../apps/api/src/core/house.ts';
import { houseBrand } from '../../../apps/api/src/core/house-brand.ts';
import type { Database } from '../../../apps/api/src/database/schema.ts';
import { bookSupplierInvoice } from '../../../apps/api/src/kitchen/supplier-invoices/book-supplier-invoice.ts';
import { readInvoiceFile } from '../../../apps/api/src/kitchen/supplier-invoices/file/read-invoice-file.ts';
import { insertSupplierInvoice } from '../../../apps/api/src/kitchen/supplier-invoices/read-supplier-invoice.ts';
import { invoiceXml, type XmlInvoice } from './factur-x/invoice-xml.ts';

interface Circumstances {
  house: House;
  now: Date;
}

interface ChargedOrder {
  number: string;
  supplier: string;
  at: Date;
  lines: { code: string; name: string; packs: number; price: number }[];
}

const bookkeeper = { id: null, name: 'Julie Moreau' };

/** Of the last two deliveries of each supplier: the earlier one confirmed, the later one with what to look at. */
export async function loadSupplierInvoices(db: Kysely<Database>, { house, now }: Circumstances): Promise<void> {
  const acting = { db, clock: () => now, house, brand: houseBrand('Traiteur'), caller: bookkeeper };
  const orders = Map.groupBy(await chargedOrders(db), ({ supplier }) => supplier);
  for (const ofSupplier of orders.values())
    for (const [index, order] of ofSupplier.slice(0, 2).entries()) {
      const bytes = Buffer.from(invoiceXml(invoiceOf(order, today(order.at, house.timeZone), index === 0)));
      const file = { fileName: `${order.number}.xml`, bytes, ...readInvoiceFile(bytes) };
      const { id, version } = await insertSupplierInvoice(file, acting);
      if (index > 0) await bookSupplierInvoice(id, version, acting);
    }
}

/** Those that came in, the latest of each supplier first. */
async function chargedOrders(db: Kysely<Database>): Promise<ChargedOrder[]> {
  const { rows } = await sql<ChargedOrder>`
    select o.number, s.name as supplier, o.at,
      json_agg(json_build_object('code', l.code, 'name', l.name, 'packs', l.packs, 'price', l.price) order by l.position) as lines
    from purchase_orders o join suppliers s on s.id = o.supplier_id
    join purchase_order_lines l on l.purchase_order_id = o.id
    where o.status = 'received' group by o.id, s.id order by o.at desc, o.id desc`.execute(db);
  return rows;
}

/** As it was ordered; one with news has a line that rose by 6 %, one of which a pack more is charged, and freight. */
function invoiceOf({ number, supplier, lines }: ChargedOrder, date: LocalDate, hasNews: boolean): XmlInvoice {
  const rise = (index: number) => (hasNews && index === 0 ? 1.06 : 1);
  const more = (index: number) => (hasNews && index === 1 ? 1 : 0);
  const goods = lines.map(({ code, name, packs, price }, index) => ({
    code,
    name,
    quantity: packs + more(index),
    unit: 'XPK',
    price: Math.round(price * rise(index)) / 100,
  }));
  const freight = { name: 'Frais de livraison', quantity: 1, unit: 'C62', price: 12, rate: 20 };
  return {
    number: `FA-${number.slice(3)}`,
    date: addDays(date, 1).replaceAll('-', ''),
    due: addDays(date, 31).replaceAll('-', ''),
    seller: { name: supplier },
    order: number,
    lines: hasNews ? [...goods, freight] : goods,
  };
}
