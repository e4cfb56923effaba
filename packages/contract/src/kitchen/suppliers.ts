import * as z from 'zod/mini';
import { cents, count, flag, line, locale, optionalEmail, optionalLine, optionalText } from '../statement/fields.ts';
import { listExport } from '../statement/list-export.ts';
import { storedFields } from '../statement/lists.ts';
import { noun } from '../statement/noun.ts';

const supplierInput = z.strictObject({
  name: line(120),
  /** Whom one asks for. */
  contact: optionalLine(120),
  /** Where orders are sent; empty: by phone. */
  email: optionalEmail,
  phone: optionalLine(40),
  /** Of what is written to them. */
  locale: z._default(locale, 'fr'),
  /** Of the house at the supplier. */
  customerNumber: optionalLine(60),
  /** Cents, before tax. */
  minimumOrder: cents,
  notes: optionalText(1000),
  active: z.boolean(),
});
export type SupplierInput = z.output<typeof supplierInput>;

const supplier = z.object({
  ...storedFields,
  ...supplierInput.shape,
  /** Sold by it and bought by the house. */
  articles: count,
});
export type Supplier = z.output<typeof supplier>;

const statement = noun({
  tag: 'suppliers',
  one: 'Supplier',
  many: 'Suppliers',
  named: 'name',
  // Its contact is one.
  person: true,
  read: 'kitchen:read',
  write: 'kitchen:write',
  input: supplierInput,
  row: supplier,
  detail: supplier,
  sorts: ['name'],
  filters: { active: z.optional(flag) },
});

export const suppliers = {
  ...statement,
  operations: { ...statement.operations, exportSuppliers: listExport(statement) },
};
