import * as z from 'zod/mini';
import { passwordChange } from '../access/account.ts';
import { clientInput, phone } from '../clients/clients.ts';
import { version } from '../statement/fields.ts';
import { storedFields } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';

const { firstName, lastName, locale, dietNote, marketingConsent, allergens, allergiesAsked } = clientInput.shape;

/** The e-mail is the sign-in and cannot change here. */
const fields = { firstName, lastName, phone, locale, dietNote, marketingConsent, allergens, allergiesAsked };

const ownProfileInput = z.strictObject({ ...fields, version });
export type OwnProfileInput = z.output<typeof ownProfileInput>;

const ownProfile = z.object({
  ...storedFields,
  ...fields,
  email: z.string(),
  unprovenEmail: z.string(),
});
export type OwnProfile = z.output<typeof ownProfile>;

const ownProfileNames = { tag: 'own-profile', named: 'person' } as const;

export const ownProfiles = operationsOf(ownProfileNames, {
  getOwnProfile: {
    summary: 'Answers what the house knows of the caller: names, phone, language, allergies and diet.',
    method: 'GET',
    path: '/own/profile',
    scope: 'client',
    result: ownProfile,
    refusals: [],
  },
  updateOwnProfile: {
    summary:
      'Saves it. Orders of the caller that are not over are judged again by what they react to now. Refused when it was saved since the version given.',
    method: 'PUT',
    path: '/own/profile',
    scope: 'client',
    body: ownProfileInput,
    result: ownProfile,
    reads: 'getOwnProfile',
    audit: { as: { tag: 'clients', operation: 'updateClient' }, only: Object.keys(fields) },
    refusals: ['stale', 'unknown-reference'],
  },
  changeOwnPassword: {
    summary: 'Replaces the caller’s password, which they prove to know, and ends their sessions elsewhere.',
    method: 'PUT',
    path: '/own/password',
    scope: 'client',
    body: passwordChange,
    // Audited by the handler: wrong passwords stay counted, which a transaction around it would take back.
    audit: 'none',
    refusals: ['too-many-attempts'],
  },
  requestAddressProof: {
    summary:
      'Mails the caller, whose e-mail address is unproven, a link that shows it to be theirs. `confirmRegistration` opens it: what the house has of that address is then theirs.',
    method: 'POST',
    path: '/own/address-proof',
    scope: 'client',
    /** This browser stores it: with it the link asks for no password. */
    result: z.object({ registrationKey: z.string() }),
    audit: 'none',
    refusals: ['not-found', 'mails-do-not-leave', 'too-many-attempts'],
  },
  exportOwnData: {
    summary:
      'Streams a JSON file of all that is kept of the caller: record, addresses, allergies, orders and messages.',
    method: 'GET',
    path: '/own/data',
    scope: 'client',
    produces: 'application/vnd.traiteur.client+json',
    // Audited by the handler, which locks the client: no entry may name one just erased.
    audit: 'none',
    refusals: ['recent-sign-in-needed'],
  },
  removeOwnAccount: {
    summary:
      'Erases the caller: names, contacts, allergies and notes go, on their orders and in the log too. Figures and dishes of their orders stay.',
    method: 'POST',
    path: '/own/erasure',
    scope: 'client',
    audit: { as: { tag: 'clients', operation: 'eraseClient' }, record: 'caller', only: [] },
    forgets: ['clients'],
    refusals: ['orders-under-way', 'recent-sign-in-needed'],
  },
});
