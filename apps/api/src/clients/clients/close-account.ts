import type { Client } from '@traiteur/contract/clients/clients.ts';
import type { Kysely } from 'kysely';
import { insertAuditEntry } from '../../access/audit-entries/insert-audit-entry.ts';
import type { Saving } from '../../core/caller.ts';
import type { Services } from '../../core/services.ts';
import type { Database } from '../../database/schema.ts';
import { notifyOfNewAddress } from './new-address-mail.ts';
import { endAccount } from './site-accounts.ts';
import { languageFor } from '../../database/rows/written-language.ts';

/** For a client whose e-mail address staff change: `client` has the old address, which gets a mail. */
export async function closeAccount(
  db: Kysely<Database>,
  client: Pick<Client, 'id' | 'firstName' | 'lastName' | 'email' | 'locale'>,
  { by, now, ...house }: Saving & Pick<Services, 'brand' | 'siteUrl' | 'mailer'>,
): Promise<void> {
  const { id, firstName, lastName } = client;
  if (!(await endAccount(db, id))) return;
  const record = { id: String(id), name: `${firstName} ${lastName}` };
  await insertAuditEntry(db, { at: now, by, tag: 'clients', operation: 'endAccount', record });
  notifyOfNewAddress(db, { ...client, locale: await languageFor(db, client) }, house);
}
