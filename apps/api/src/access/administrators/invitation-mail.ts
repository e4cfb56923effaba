import { invitationDays } from '@traiteur/contract/access/administrators.ts';
import { letters } from '@traiteur/words/access/account-letters.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { HouseBrand } from '../../core/house-brand.ts';
import { accountLetter, type Recipient } from '../../mail/account-letter.ts';
import type { Mail } from '../../mail/mailer.ts';

interface Invitation {
  by: string;
  link: string;
  brand: HouseBrand;
}

export function invitationMail(recipient: Recipient, { by: name, link, brand }: Invitation): Mail {
  const say = translatorOf(letters.invitation, recipient.locale);
  return accountLetter(recipient, {
    brand,
    subject: say('subject', { name, brand: brand.name }),
    opening: [say('happened', { name, brand: brand.name })],
    button: { label: say('accept'), url: link },
    closing: [say('limits', { days: String(invitationDays) }), say('otherwise', { name })],
  });
}
