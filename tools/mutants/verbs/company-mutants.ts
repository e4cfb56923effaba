import type { Mutant } from './mutant.ts';

const api = 'apps/api/src';
const place = `${api}/orders/place`;
const statements = `${api}/money/statements`;
const companies = [`${api}/clients/companies/companies.test.ts`];
const monthly = [`${statements}/monthly-invoices.test.ts`];
const ownTests = [`${api}/own/own-invoices/own-invoices.test.ts`];

/** Faults in what companies order, owe and are billed. */
export const companyMutants: readonly Mutant[] = [
  {
    fault: 'of colleagues who order at once each sees what the company owed before',
    path: 'db/routines/lock-client-and-products.sql',
    text: 'where id = company or id = (select company_id from company_people where client_id = ordering)',
    becomes: 'where false',
    killers: companies,
  },
  {
    fault: 'the credit limit is no limit',
    path: `${place}/company-of-order.ts`,
    text: 'booked + before, after - before)',
    becomes: 'booked + before, 0 * after)',
    killers: companies,
  },
  {
    fault: 'an order that shrinks is refused for the credit limit',
    path: `${place}/company-of-order.ts`,
    text: 'booked + before, after - before)',
    becomes: 'booked + before, after)',
    killers: companies,
  },
  {
    fault: 'what was paid beyond an order pays nothing of what it grows by',
    path: `${place}/company-of-order.ts`,
    text: 'booked + before, after - before)',
    becomes: 'booked + before, content.total - (facts.standing?.total ?? 0))',
    killers: companies,
  },
  {
    fault: 'what guests pay themselves counts as what their company owes',
    path: `${place}/read-facts.ts`,
    text: 'groupOrderId == null ? undefined : await',
    becomes: 'groupOrderId != null || groupOrderId == null ? undefined : await',
    killers: [`${api}/own/group-orders/above-budget.test.ts`],
  },
  {
    fault: 'of the orders of one basket none counts what those before it owe',
    path: `${place}/read-facts.ts`,
    text: 'balance: earlier.reduce((sum, { total }) => sum + total, company.balance)',
    becomes: 'balance: earlier.reduce((sum) => sum, company.balance)',
    killers: companies,
  },
  {
    fault: 'people of a company that is suspended order',
    path: `${place}/company-of-order.ts`,
    text: "if (!facts.standing && !company.active) return [{ code: 'company-inactive', field: 'clientId' }];",
    becomes: '',
    killers: companies,
  },
  {
    fault: 'an order is placed without the reference that its company requires',
    path: `${place}/company-of-order.ts`,
    text: "const lacksReference = company?.referenceRequired && purchaseReference === '';",
    becomes: "const lacksReference = company?.referenceRequired && purchaseReference === ' ';",
    killers: companies,
  },
  {
    fault: 'anybody pays on invoice',
    path: `${place}/company-of-order.ts`,
    text: "const isForbidden = paymentChoice === 'on_invoice' && !mayPayOnInvoice(company?.terms);",
    becomes: 'const isForbidden = mayPayOnInvoice(company?.terms) && paymentChoice === undefined;',
    killers: companies,
  },
  {
    fault: 'a change above the credit limit is allowed',
    path: `${api}/orders/edit/change-facts.ts`,
    text: 'company: await companyOf(db, order),',
    becomes: 'company: undefined && (await companyOf(db, order)),',
    killers: companies,
  },
  {
    fault: 'a cancellation is undone above the credit limit',
    path: `${api}/orders/undo/undo-order-change.ts`,
    text: 'await refuseOverCredit(db, order);',
    becomes: '',
    killers: [`${api}/orders/undo/undo-order-change.test.ts`],
  },
  {
    fault: 'what was set aside for an order does not hold where its cancellation is undone',
    path: `${api}/orders/undo/undo-rows.ts`,
    text: "if (await forced.where('rule', '=', 'credit').executeTakeFirst()) return;",
    becomes: '',
    killers: [`${api}/orders/undo/undo-order-change.test.ts`],
  },
  {
    fault: 'a month is invoiced twice',
    path: `${statements}/issue-monthly-invoices.ts`,
    text: 'if (!closing.numInsertedOrUpdatedRows) return undefined;',
    becomes: '',
    killers: monthly,
    reason:
      'a month that is closed is not asked for, and of two runs at once the second finds no order left: it matters where one is delivered in between',
  },
  {
    fault: 'a month that is not over is invoiced',
    path: `${statements}/issue-monthly-invoices.ts`,
    text: 'if (today(giving.clock(), giving.house.timeZone) <= last)',
    becomes: 'if (today(giving.clock(), giving.house.timeZone) < first)',
    killers: monthly,
  },
  {
    fault: 'an order is on the invoices of two months',
    path: `${statements}/issue-monthly-invoices.ts`,
    text: 'and not exists (select from monthly_invoice_orders m where m.order_id = o.id)',
    becomes: '',
    killers: monthly,
  },
  {
    fault: 'a payment of an invoice with the same key is made twice',
    path: `${statements}/pay-invoice.ts`,
    text: 'if (!isFirst) return markRepeat({ open });',
    becomes: '',
    killers: monthly,
  },
  {
    fault: 'more is paid of an invoice than is open',
    path: `${statements}/pay-invoice.ts`,
    text: "if (amount > open) refuseAll([{ code: 'above-open-amount', field: 'amount', amounts: { open } }]);",
    becomes: '',
    killers: monthly,
  },
  {
    fault: 'a reminder of a level is sent by each who presses',
    path: `${statements}/send-reminders.ts`,
    text: "if (!claim.numInsertedOrUpdatedRows) return 'sent-before';",
    becomes: '',
    killers: monthly,
  },
  {
    fault: 'who has typed the address of a contact reads the company’s invoices',
    path: `${api}/own/own-invoices/own-invoice-rows.ts`,
    text: 'and not exists (select from client_accounts a where a.client_id = clients.id and a.unproven_email is not null)',
    becomes: '',
    killers: ownTests,
  },
  {
    fault: 'a contact for orders reads the company’s invoices',
    path: `${api}/own/own-invoices/own-invoice-rows.ts`,
    text: "and clients.email <> '' and c.for_invoices",
    becomes: "and clients.email <> ''",
    killers: ownTests,
  },
  {
    fault: 'a client reads everybody’s invoices',
    path: `${api}/own/own-invoices/own-invoice-rows.ts`,
    text: 'sql<boolean>`(order_id in (select id from orders where client_id = ${clientId}) or company_id in (${companies}))`,',
    becomes:
      'sql<boolean>`(order_id in (select id from orders where client_id >= 0 * ${clientId}) or company_id in (${companies}))`,',
    killers: ownTests,
  },
];
