import * as z from 'zod/mini';
import { passwordChange } from '../access/account.ts';
import { clientInput, phone } from '../clients/clients.ts';
import { codeSent, mailedCode } from '../clients/client-accounts.ts';
import { email, version } from '../statement/fields.ts';
import { secret } from '../statement/secrets.ts';
import { storedFields } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';

const { firstName, lastName, locale, dietNote, marketingConsent, allergens, allergiesAsked } = clientInput.shape;

/** The e-mail is the sign-in: `changeOwnEmail` changes it. */
const fields = { firstName, lastName, phone, locale, dietNote, marketingConsent, allergens, allergiesAsked };

const ownProfileInput = z.strictObject({ ...fields, version });
export type OwnProfileInput = z.output<typeof ownProfileInput>;

const ownProfile = z.object({
  ...storedFields,
  ...fields,
  email: z.string(),
  unprovenEmail: z.string(),
  /** False for who signs in by code or by a provider alone. */
  hasPassword: z.boolean(),
});
export type OwnProfile = z.output<typeof ownProfile>;

/** `current` where the account has a password. */
const ownPasswordChange = z.strictObject({
  ...passwordChange.shape,
  current: secret(z.optional(passwordChange.shape.current)),
});
export type OwnPasswordChange = z.output<typeof ownPasswordChange>;

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
    refusals: ['stale', 'unknown-reference', 'name-at-table'],
  },
  changeOwnPassword: {
    summary:
      'Replaces the caller’s password, which they prove to know, and ends their sessions elsewhere. Who has none chooses their first.',
    method: 'PUT',
    path: '/own/password',
    scope: 'client',
    body: ownPasswordChange,
    asksPassword: 'for-some',
    // Audited by the handler: wrong passwords stay counted, which a transaction around it would take back.
    audit: 'none',
    refusals: ['too-many-attempts', 'recent-sign-in-needed'],
  },
  requestOwnCode: {
    summary:
      'Mails a code to an address, the caller’s or one that is to become theirs, which shows that they read it. It answers alike whoever has that address.',
    method: 'POST',
    path: '/own/codes',
    scope: 'client',
    body: z.strictObject({ email }),
    result: codeSent,
    audit: 'none',
    refusals: ['mails-do-not-leave', 'too-many-attempts'],
  },
  confirmOwnCode: {
    summary:
      'Takes a code mailed to the caller’s own address. For ten minutes the session may then do what asks for a recent sign-in.',
    method: 'POST',
    path: '/own/codes/confirmation',
    scope: 'client',
    body: z.strictObject({ code: mailedCode }),
    audit: 'none',
    refusals: ['too-many-attempts'],
  },
  changeOwnEmail: {
    summary:
      'Gives the caller another e-mail address, which a code mailed there shows to be theirs. Ends their sessions elsewhere; the address of before and all owners are told by mail.',
    method: 'PUT',
    path: '/own/email',
    scope: 'client',
    body: z.strictObject({ email, code: mailedCode }),
    result: ownProfile,
    // Audited by the handler: wrong codes stay counted.
    audit: 'none',
    refusals: ['already-taken', 'too-many-attempts', 'recent-sign-in-needed'],
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
