import { signInPaths } from '@traiteur/contract/access/sign-in-addresses.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { letters } from '@traiteur/words/access/account-letters.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../core/services.ts';
import { afterCommit } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { accountLetter } from '../../mail/account-letter.ts';
import type { Letter } from '../../mail/letter.ts';

type Text = Pick<Letter, 'subject' | 'opening' | 'closing'>;

export async function mailOwners(
  db: Kysely<Database>,
  { brand, publicUrl, mailer }: Pick<Services, 'brand' | 'publicUrl' | 'mailer'>,
  textIn: (locale: Locale) => Text,
): Promise<void> {
  const owners = await db
    .selectFrom('administrators')
    .select(['email', 'first_name as firstName', 'last_name as lastName', 'locale'])
    .where('role', '=', 'owner')
    .where('active', '=', true)
    .execute();
  const mails = owners.map((owner) => {
    const label = translatorOf(letters.account, owner.locale)('signIn');
    const button = { label, url: publicUrl + signInPaths[owner.locale] };
    return accountLetter(owner, { brand, button, ...textIn(owner.locale) });
  });
  afterCommit(db, () => {
    for (const mail of mails) mailer.post(async () => mail);
  });
}
