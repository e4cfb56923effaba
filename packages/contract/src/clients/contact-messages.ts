import * as z from 'zod/mini';
import { phone } from './clients.ts';
import { email, id, line, locale, moment } from '../statement/fields.ts';
import { ownWords } from '../statement/own-words.ts';
import { oneThing, pageOf, pageQuery } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';

export const contactStates = ['open', 'answered', 'closed'] as const;
export type ContactState = (typeof contactStates)[number];

const contactMessageInput = z.strictObject({
  name: line(120),
  email,
  phone: z._default(phone, ''),
  text: ownWords(4000),
  locale,
});
export type ContactMessageInput = z.output<typeof contactMessageInput>;

const contactMessage = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  text: z.string(),
  locale,
  at: moment,
  /** Null unless a client was signed in. */
  clientId: z.nullable(id),
  state: z.enum(contactStates),
  answer: z.string(),
  handledBy: z.nullable(z.string()),
  handledAt: z.nullable(moment),
});
export type ContactMessage = z.output<typeof contactMessage>;

export const contactAnswer = z.strictObject({ text: ownWords(4000) });
export type ContactAnswer = z.output<typeof contactAnswer>;

/** The last handling that the writer saw: two simultaneous answers would both be sent. */
const handling = { handledAt: z.nullable(moment) };

const names = { tag: 'contact-messages', one: 'ContactMessage', many: 'ContactMessages' } as const;

export const contactMessages = operationsOf(names, {
  sendContactMessage: {
    summary: 'Sends the house a message, which reaches it by mail too.',
    method: 'POST',
    path: '/contact-messages',
    scope: 'public',
    body: contactMessageInput,
    refusals: ['too-many-attempts', 'foreign-origin'],
  },
  list: {
    summary: 'Lists the messages that were written on the site, the newest first.',
    method: 'GET',
    path: '/contact-messages',
    scope: 'clients:read',
    query: pageQuery({ state: z.optional(z.enum(contactStates)) }),
    result: pageOf(contactMessage),
    refusals: [],
  },
  answerContactMessage: {
    summary: 'Mails an answer to who wrote a message, and keeps it with the message.',
    method: 'PUT',
    path: '/contact-messages/{id}/answer',
    scope: 'clients:write',
    params: oneThing,
    body: z.strictObject({ ...contactAnswer.shape, ...handling }),
    result: contactMessage,
    // The message itself holds the answer, its author and its time; the same for closing.
    audit: 'none',
    refusals: ['not-found', 'status-not-allowed', 'stale'],
  },
  closeContactMessage: {
    summary: 'Closes a message that needs no answer, or no other one.',
    method: 'PUT',
    path: '/contact-messages/{id}/closing',
    scope: 'clients:write',
    params: oneThing,
    result: contactMessage,
    audit: 'none',
    refusals: ['not-found', 'status-not-allowed'],
  },
});
