import type { Phrase } from '../phrases/phrase.ts';

export const messages = {
  write: ['Écrire au client', 'Write to the client'],
  title: ['Écrire à {client}', 'Write to {client}'],
  subject: ['Objet', 'Subject'],
  text: ['Message', 'Message'],
  /** Tells staff the client's language. */
  inFrench: [
    'Lit le français. Le bonjour et la commande s’ajoutent seuls.',
    'Reads French: write in French. The greeting and the order are added by themselves.',
  ],
  inEnglish: [
    'Lit l’anglais : écrivez en anglais. Le bonjour et la commande s’ajoutent seuls.',
    'Reads English. The greeting and the order are added by themselves.',
  ],
  preview: ['Aperçu', 'Preview'],
  edit: ['Revenir au texte', 'Back to the text'],
  send: ['Envoyer', 'Send'],
  sent: ['Le message part dans un instant.', 'The message leaves in a moment.'],
  noEmail: [
    '{client} n’a pas d’adresse e-mail : appelez, ou ajoutez-en une à sa fiche.',
    '{client} has no e-mail address: call, or add one to their record.',
  ],
  noProvenEmail: [
    '{client} n’a pas d’adresse e-mail confirmée : appelez, ou ajoutez-en une à sa fiche.',
    '{client} has no confirmed e-mail address: call, or add one to their record.',
  ],
  noServer: [
    'Aucun serveur de messagerie n’est réglé : rien ne partirait. Appelez {client}.',
    'No mail server is set: nothing would leave. Call {client}.',
  ],
  call: ['Appeler le {phone}', 'Call {phone}'],
  record: ['Modifier la fiche', 'Edit the record'],
} as const satisfies Record<string, Phrase>;
