import type { Phrase } from '../phrases/phrase.ts';

/** Where a letter to the clients of a day that is shut begins; greeting and order are added when it leaves. */
export const closedDayLetter = {
  subject: ['Nous ne pourrons pas vous livrer le {date}', 'We cannot deliver to you on {date}'],
  text: [
    `Notre cuisine est fermée le {date} : nous ne pourrons pas vous livrer ce jour-là, et nous en sommes désolés.

Dites-nous ce qui vous arrange : un autre jour, à la même heure, ou l’annulation de votre commande. Ce que vous avez payé vous est alors rendu.

Il suffit de répondre à ce message ou de nous appeler.`,
    `Our kitchen is closed on {date}: we cannot deliver to you that day, and we are sorry.

Tell us what suits you: another day, at the same hour, or cancelling your order. What you have paid is then given back to you.

Just answer this message, or call us.`,
  ],
} as const satisfies Record<string, Phrase>;
