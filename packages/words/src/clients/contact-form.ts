import type { Phrase } from '../phrases/phrase.ts';

export const shopContactForm = {
  name: ['Votre nom', 'Your name'],
  email: ['E-mail', 'E-mail'],
  phone: ['Téléphone', 'Phone'],
  phoneHint: ['Facultatif, si vous préférez qu’on vous appelle.', 'Optional, if you would rather be called.'],
  text: ['Votre message', 'Your message'],
  send: ['Envoyer', 'Send'],
  thanks: ['Merci, votre message est arrivé.', 'Thank you, your message has arrived.'],
  answer: ['Nous vous répondons à {email}.', 'We will answer you at {email}.'],
  answerByMail: ['Nous vous répondons par e-mail.', 'We will answer you by e-mail.'],
  answerLater: ['Nous vous répondons dès que possible.', 'We will answer you as soon as we can.'],
  another: ['Écrire un autre message', 'Write another message'],
} as const satisfies Record<string, Phrase>;
