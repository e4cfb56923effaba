import { statements } from '@traiteur/contract/money/statements.ts';
import { today } from '@traiteur/domain/dates/calendar.ts';
import { personOf } from '../../core/caller.ts';
import { handlersFor } from '../../http/handlers.ts';
import { issueMonthlyInvoices } from './issue-monthly-invoices.ts';
import { payInvoice } from './pay-invoice.ts';
import { sendReminders } from './send-reminders.ts';
import { listInvoiceRecipients } from './send/invoice-recipients.ts';
import { sendInvoice } from './send/send-invoice.ts';
import { sendInvoices } from './send/send-invoices.ts';
import { listOpenStatements } from './statement-rows.ts';

export const statementsApi = handlersFor(statements, {
  listOpenStatements: ({ query }, { db, clock, house }) =>
    listOpenStatements(db, query, today(clock(), house.timeZone)),
  giveMonthlyInvoices: ({ body }, context) => issueMonthlyInvoices(body.month, context),
  payInvoice: ({ params, headers, body }, context) => payInvoice(params.id, body, headers['Idempotency-Key'], context),
  sendReminders: ({ body }, context) => sendReminders(body.companyId, personOf(context.caller).name, context),
  sendInvoice: ({ params, headers, body }, context) =>
    sendInvoice(params.id, { key: headers['Idempotency-Key'], again: body.again }, context),
  listInvoiceRecipients: ({ body }, { db }) => listInvoiceRecipients(db, body),
  sendInvoices,
});
