import { eventMailKinds, mailKinds, mailReasons, mailStates } from '@traiteur/domain/house/mail-kinds.ts';
import * as z from 'zod/mini';
import { count, forContact, id, idParameter, locale, moment, version } from '../statement/fields.ts';
import { orderMessage } from '../orders/order-message.ts';
import { listQuery, oneThing, pageOf, storedFields } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';

export const mail = z.object({
  id,
  kind: z.enum(mailKinds),
  /** Null for a mail about an invoice. */
  order: z.nullable(z.object({ id, number: z.string() })),
  /** Null for a mail to a company. */
  client: z.nullable(z.object({ id, firstName: z.string(), lastName: z.string() })),
  /** Null for a mail of an order; without a company for one to a client. */
  invoice: z.nullable(z.object({ id, number: z.string(), companyId: z.nullable(id), company: z.nullable(z.string()) })),
  /** Empty before the first attempt. */
  recipient: forContact(z.string()),
  state: z.enum(mailStates),
  /** Null unless failed or unsent. */
  reason: z.nullable(z.enum(mailReasons)),
  /** The mail server's last codes; empty on success. */
  detail: z.string(),
  /** Attempts since it was last queued. */
  tries: count,
  /** When its event happened. */
  at: moment,
  /** Next attempt; null if none. */
  dueAt: z.nullable(moment),
  sentAt: z.nullable(moment),
});
export type Mail = z.output<typeof mail>;

export const mailSettingsInput = z.strictObject({
  kinds: z.array(z.enum(eventMailKinds)).check(z.maxLength(eventMailKinds.length)),
});
const mailSettings = z.object({
  ...storedFields,
  ...mailSettingsInput.shape,
  /** If false, mails stay in a folder: there is no mail server. */
  leaves: z.boolean(),
});
export type MailSettings = z.output<typeof mailSettings>;

const mailPreview = z.object({
  subject: z.string(),
  text: z.string(),
  /** A complete page with inline styles that loads nothing. */
  html: z.string(),
});
export type MailPreview = z.output<typeof mailPreview>;

const keptLetters = z.object({
  items: z.array(z.object({ name: z.string(), at: moment, to: z.string(), subject: z.string(), text: z.string() })),
});
export type KeptLetters = z.output<typeof keptLetters>;

const mailNames = { tag: 'mails', one: 'Mail', many: 'Mails', input: mailSettingsInput } as const;

export const mails = operationsOf(mailNames, {
  list: {
    summary: 'Lists the mails that tell clients of their orders, and companies of their invoices, the newest first.',
    method: 'GET',
    path: '/mails',
    scope: 'orders:write',
    query: listQuery(['at'], {
      state: z.optional(z.enum(mailStates)),
      kind: z.optional(z.enum(mailKinds)),
      orderId: z.optional(idParameter),
    }),
    result: pageOf(mail),
    refusals: [],
  },
  resendMail: {
    summary: 'Has a mail sent, or sent again; refused while it waits to leave by itself.',
    method: 'POST',
    path: '/mails/{id}/sendings',
    scope: 'orders:write',
    params: oneThing,
    result: mail,
    audit: { only: ['kind'] },
    refusals: ['not-found', 'status-not-allowed'],
  },
  previewMail: {
    summary:
      'Answers what a mail says, as it would leave now: that mail, one of that kind of an order, or of an order made up for it.',
    method: 'GET',
    path: '/mail-preview',
    scope: 'orders:write',
    query: z.strictObject({
      kind: z._default(z.enum(eventMailKinds), 'placed'),
      locale: z._default(locale, 'fr'),
      orderId: z.optional(idParameter),
      /** Then kind and order are ignored. */
      mailId: z.optional(idParameter),
    }),
    result: mailPreview,
    refusals: ['not-found'],
  },
  previewOrderMessage: {
    summary: 'Answers what a message to the client of an order would say, in their language, without sending it.',
    method: 'POST',
    path: '/orders/{id}/message-previews',
    scope: 'orders:write',
    params: oneThing,
    body: orderMessage,
    result: mailPreview,
    audit: 'none',
    refusals: ['not-found'],
  },
  listKeptLetters: {
    summary:
      'Answers the newest letters of the outbox, those to accounts too. None unless the house is the demonstration and no mail leaves.',
    method: 'GET',
    path: '/kept-letters',
    scope: 'administrators:write',
    result: keptLetters,
    refusals: [],
  },
  getMailSettings: {
    summary: 'Answers which mails leave.',
    method: 'GET',
    path: '/mail-settings',
    scope: 'orders:write',
    result: mailSettings,
    refusals: [],
  },
  updateMailSettings: {
    summary: 'Says which mails leave from the next event on; refused when somebody saved since the version given.',
    method: 'PUT',
    path: '/mail-settings',
    scope: 'administrators:write',
    body: z.extend(mailSettingsInput, { version }),
    result: mailSettings,
    reads: 'getMailSettings',
    refusals: ['stale'],
  },
});
