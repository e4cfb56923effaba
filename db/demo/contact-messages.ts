import type { Locale } from '@traiteur/domain/text/language.ts';
import type { Kysely } from 'kysely';
import {
  handleContactMessage,
  insertContactMessage,
} from '../../apps/api/src/clients/contact-messages/contact-message-rows.ts';
import type { Database } from '../../apps/api/src/database/schema.ts';

interface DemoMessage {
  hoursAgo: number;
  name: string;
  email: string;
  phone: string;
  locale: Locale;
  text: string;
  answer?: string;
}

/** From the oldest. Numbers that France keeps for films and examples. */
const demoMessages: DemoMessage[] = [
  {
    hoursAgo: 52,
    name: 'Élise Marchand',
    email: 'elise.marchand@example.com',
    phone: '',
    locale: 'fr',
    text: 'Bonjour, vos barquettes passent-elles au four traditionnel, ou seulement au micro-ondes ?',
    answer: 'Bonjour Élise, les deux conviennent : retirez le couvercle, puis 15 minutes à 140 °C. Bonne dégustation !',
  },
  {
    hoursAgo: 19,
    name: 'Karim Belkacem',
    email: 'karim.belkacem@example.com',
    phone: '06 39 98 04 17',
    locale: 'fr',
    text: 'Bonjour, nous sommes quinze au bureau, dont deux allergiques aux fruits à coque. Pouvez-vous nous livrer chaque jeudi midi, avec le nom de chacun sur sa boîte ?',
  },
  {
    hoursAgo: 3,
    name: 'Hannah Brooks',
    email: 'hannah.brooks@example.com',
    phone: '',
    locale: 'en',
    text: 'Hello! My son is coeliac. Which of your meals are free from gluten, and are they cooked apart from the others?',
  },
];

/** What visitors wrote on the site: two wait for an answer. */
export async function loadContactMessages(db: Kysely<Database>, now: Date): Promise<void> {
  for (const { hoursAgo, answer, ...message } of demoMessages) {
    const at = new Date(now.getTime() - hoursAgo * 3_600_000);
    const id = await insertContactMessage(db, message, null, at);
    if (answer)
      await handleContactMessage(db, id, {
        state: 'answered',
        answer,
        by: 'Julie Moreau',
        now: new Date(at.getTime() + 7_200_000),
      });
  }
}
