import { registrationHours } from '@traiteur/contract/clients/client-accounts.ts';
import { siteLinkOf, siteSignInPaths } from '@traiteur/contract/site/site-addresses.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { clientLetters } from '@traiteur/words/clients/client-letters.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../core/services.ts';
import { afterCommit } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { accountLetter, type Recipient } from '../../mail/account-letter.ts';
import { mailOf } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mailer.ts';
import { resetMinutes } from '../../access/sign-in/password-reset-rows.ts';

type MailServices = Pick<Services, 'brand' | 'siteUrl'>;

/** Without a name, since a stranger may have typed the address. */
export function registrationMail(
  { email, locale, isKnown }: { email: string; locale: Locale; isKnown: boolean },
  token: string,
  { brand, siteUrl }: MailServices,
): Mail {
  const say = translatorOf(clientLetters, locale);
  return mailOf(
    { name: '', address: email },
    {
      brand,
      locale,
      subject: say('registration.subject', { brand: brand.name }),
      opening: [
        say('greeting'),
        say('registration.asked', { brand: brand.name }),
        ...(isKnown ? [say('registration.known')] : []),
      ],
      button: { label: say('registration.confirm'), url: siteLinkOf(siteUrl, locale, 'registration', token) },
      closing: [say('registration.limits', { hours: String(registrationHours) }), say('registration.otherwise')],
    },
  );
}

/** The account need not exist yet. */
export function accountClaimMail(recipient: Recipient, token: string, { brand, siteUrl }: MailServices): Mail {
  const { locale } = recipient;
  const say = translatorOf(clientLetters, locale);
  return accountLetter(recipient, {
    brand,
    subject: say('claim.subject', { brand: brand.name }),
    opening: [say('claim.asked', { brand: brand.name })],
    button: { label: say('claim.choose'), url: siteLinkOf(siteUrl, locale, 'claim', token) },
    closing: [say('claim.limits', { minutes: String(resetMinutes) }), say('claim.otherwise')],
  });
}

export function notifyClientOfNewPassword(
  db: Kysely<Database>,
  recipient: Recipient,
  { brand, siteUrl, mailer }: MailServices & Pick<Services, 'mailer'>,
): void {
  const { locale } = recipient;
  const say = translatorOf(clientLetters, locale);
  const mail = accountLetter(recipient, {
    brand,
    subject: say('newPassword.subject', { brand: brand.name }),
    opening: [say('newPassword.happened', { brand: brand.name })],
    button: { label: say('newPassword.signIn'), url: siteUrl + siteSignInPaths[locale] },
    closing: [say('newPassword.otherwise')],
  });
  afterCommit(db, () => mailer.post(async () => mail));
}
