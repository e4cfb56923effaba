import type { ContactMessage, ContactMessageInput } from '@traiteur/contract/clients/contact-messages.ts';
import { contactLetters } from '@traiteur/words/clients/contact-letters.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../core/services.ts';
import type { Database } from '../../database/schema.ts';
import { recipientsOfNews } from '../../house/house-news/house-news-rows.ts';
import { accountLetter } from '../../mail/account-letter.ts';
import { mailOf } from '../../mail/letter.ts';

type MailServices = Pick<Services, 'brand' | 'mailer'>;

/** A reply to this mail goes to the sender of the message. */
export async function notifyHouseOfMessage(
  db: Kysely<Database>,
  { name, email, phone, text }: ContactMessageInput,
  { brand, mailer }: MailServices,
): Promise<void> {
  for (const recipient of await recipientsOfNews(db, 'client_message')) {
    const say = translatorOf(contactLetters.received, recipient.locale);
    const letter = accountLetter(recipient, {
      brand,
      subject: say('subject', { brand: brand.name, name }),
      opening: [say('opening', { name })],
      sections: [
        { title: say('message'), rows: paragraphsOf(text).map((paragraph) => ({ text: paragraph })) },
        { title: say('reach'), rows: [email, phone].filter((way) => way !== '').map((way) => ({ text: way })) },
      ],
      closing: [],
    });
    mailer.post(async () => ({ ...letter, replyTo: email }));
  }
}

export function mailAnswer(
  { name, email, text, locale, answer }: ContactMessage,
  { brand, mailer }: MailServices,
): void {
  const say = translatorOf(contactLetters.answered, locale);
  const mail = mailOf(
    { name, address: email },
    {
      brand,
      locale,
      subject: say('subject', { brand: brand.name }),
      opening: [say('greeting', { name }), ...paragraphsOf(answer)],
      sections: [{ title: say('message'), rows: paragraphsOf(text).map((paragraph) => ({ text: paragraph })) }],
      closing: [],
    },
  );
  mailer.post(async () => mail);
}

const paragraphsOf = (text: string): string[] => text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
