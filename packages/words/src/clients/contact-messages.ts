import type { ContactState } from '@traiteur/contract/clients/contact-messages.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

export const contactMessages = {
  title: ['Messages du site', 'Messages from the site'],
  subtitle: ['ce que l’on vous y écrit', 'what people write to you there'],
  count: [
    '{count, plural, =0 {aucun message} one {# message} other {# messages}}',
    '{count, plural, =0 {no messages} one {# message} other {# messages}}',
  ],
  empty: [
    'Aucun message pour l’instant. Ce que l’on vous écrit sur le site arrivera ici.',
    'No message yet. What people write to you on the site will be here.',
  ],
  columns: {
    at: ['Reçu', 'Received'],
    from: ['De', 'From'],
    text: ['Message', 'Message'],
    state: ['État', 'State'],
    actions: ['Actions', 'Actions'],
  },
  everyState: ['Tous les états', 'Every state'],
  states: {
    open: ['À traiter', 'Open'],
    answered: ['Répondu', 'Answered'],
    closed: ['Classé', 'Closed'],
  } satisfies PhraseFor<ContactState>,
  handledBy: ['par {name}, {date}', 'by {name}, {date}'],
  read: ['Lire', 'Read'],
  messageOf: ['{name} vous écrit', '{name} writes to you'],
  email: ['E-mail', 'E-mail'],
  phone: ['Téléphone', 'Phone'],
  yourAnswer: ['Votre réponse', 'Your answer'],
  houseAnswer: ['Réponse de la maison', 'The house’s answer'],
  inFrench: [
    'Lit le français. Le bonjour et son message s’ajoutent seuls.',
    'Reads French: write in French. The greeting and their message are added by themselves.',
  ],
  inEnglish: [
    'Lit l’anglais : écrivez en anglais. Le bonjour et son message s’ajoutent seuls.',
    'Reads English. The greeting and their message are added by themselves.',
  ],
  replaces: [
    'Cette réponse partira en plus de la première, et prendra sa place ici.',
    'This answer is sent besides the first one, and takes its place here.',
  ],
  answerAgain: ['Répondre encore', 'Answer again'],
  send: ['Envoyer la réponse', 'Send the answer'],
  sent: ['La réponse part dans un instant.', 'The answer leaves in a moment.'],
  notSent: [
    'Aucun serveur de messagerie n’est réglé : répondez depuis votre propre messagerie ou par téléphone, puis classez le message.',
    'No mail server is set: answer from your own mailbox or by phone, then close the message.',
  ],
  close: ['Classer', 'Close the message'],
  closed: ['Message classé.', 'Message closed.'],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    contactMessages: typeof contactMessages;
  }
}
