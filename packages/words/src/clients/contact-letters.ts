import type { Phrase } from '../phrases/phrase.ts';

export const contactLetters = {
  received: {
    subject: ['{brand} : {name} vous écrit', '{brand}: message from {name}'],
    opening: [
      '{name} vous a écrit sur le site. Répondez à cet e-mail, ou depuis l’administration : la réponse y reste avec le message.',
      '{name} has written to you on the site. Answer this mail, or from the administration, where the answer stays with the message.',
    ],
    message: ['Le message', 'The message'],
    reach: ['Pour répondre', 'To answer'],
  },
  answered: {
    subject: ['{brand} : réponse à votre message', '{brand}: an answer to your message'],
    greeting: ['Bonjour {name},', 'Hello {name},'],
    message: ['Votre message', 'Your message'],
  },
} as const satisfies Record<string, Record<string, Phrase>>;
