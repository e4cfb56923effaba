import type { MailKind, MailReason, MailState } from '@traiteur/domain/house/mail-kinds.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

export const mails = {
  title: ['E-mails', 'Mail'],
  subtitle: [
    'ce que la maison écrit à ses clients et aux entreprises',
    'what the house writes to clients and companies',
  ],
  count: [
    '{count, plural, =0 {aucun e-mail} one {# e-mail} other {# e-mails}}',
    '{count, plural, =0 {no mails} one {# mail} other {# mails}}',
  ],
  empty: [
    'Aucun e-mail pour l’instant. La prochaine commande écrira le premier.',
    'No mail yet. The next order writes the first one.',
  ],
  columns: {
    at: ['Quand', 'When'],
    client: ['Client ou entreprise', 'Client or company'],
    order: ['Commande ou facture', 'Order or invoice'],
    kind: ['E-mail', 'Mail'],
    state: ['État', 'State'],
    actions: ['Actions', 'Actions'],
  },
  everyState: ['Tous les états', 'Every state'],
  everyKind: ['Tous les e-mails', 'Every mail'],
  kinds: {
    placed: ['Commande reçue', 'Order received'],
    confirmed: ['Commande confirmée', 'Order confirmed'],
    changed: ['Commande modifiée', 'Order changed'],
    dispatched: ['Commande en route', 'Order on its way'],
    delivered: ['Commande livrée', 'Order delivered'],
    cancelled: ['Commande annulée', 'Order cancelled'],
    refunded: ['Remboursement', 'Refund'],
    payment_requested: ['Lien de paiement', 'Payment link'],
    message: ['Message', 'Message'],
    invoice: ['Facture ou avoir', 'Invoice or credit note'],
    monthly_invoice: ['Facture du mois', 'Invoice of the month'],
    invoice_reminder: ['Relance de facture', 'Invoice reminder'],
  } satisfies PhraseFor<MailKind>,
  states: {
    waiting: ['En attente', 'Waiting'],
    sending: ['Envoi en cours', 'Being sent'],
    sent: ['Envoyé', 'Sent'],
    failed: ['Échec', 'Failed'],
    unsent: ['Non envoyé', 'Not sent'],
  } satisfies PhraseFor<MailState>,
  reasons: {
    'switched-off': ['Cet e-mail est désactivé.', 'This mail is switched off.'],
    'no-address': [
      'Le client n’a pas d’adresse e-mail, ou ne l’a pas confirmée.',
      'The client has no e-mail address, or has not confirmed it.',
    ],
    'no-contact': [
      'Cette personne ne reçoit plus les factures de l’entreprise.',
      'This person does not receive the company’s invoices any more.',
    ],
    'nothing-due': ['Il n’y avait plus rien à régler.', 'Nothing was left to be paid.'],
    'no-server': [
      'Aucun serveur de messagerie n’est réglé : il reste dans un dossier de la maison.',
      'No mail server is set: it stays in a folder of the house.',
    ],
    'taken-back': ['Annulé avant son départ.', 'Taken back before it left.'],
    refused: ['Le serveur de messagerie le refuse pour cette adresse.', 'The mail server refuses it for this address.'],
    unreachable: [
      'Serveur de messagerie injoignable depuis trois jours.',
      'The mail server has been away for three days.',
    ],
    uncertain: ['Envoi interrompu : il est peut-être parti.', 'Cut short: it may have left.'],
    restored: [
      'Il attendait quand la sauvegarde a été faite : il est peut-être parti depuis.',
      'It was waiting when the backup was made: it may have left since.',
    ],
    'not-written': ['Il n’a pas pu être rédigé.', 'It could not be written.'],
  } satisfies PhraseFor<MailReason>,
  next: ['Prochain essai : {date}', 'Next try: {date}'],
  tries: ['{count, plural, one {# essai} other {# essais}}', '{count, plural, one {# try} other {# tries}}'],
  resend: ['Renvoyer', 'Send again'],
  send: ['Envoyer', 'Send'],
  cannotLeave: ['Aucun serveur de messagerie n’est réglé.', 'No mail server is set.'],
  resent: ['L’e-mail part dans un instant.', 'The mail leaves in a moment.'],
  preview: ['Aperçu', 'Preview'],
  previews: ['Voir les e-mails', 'See the mails'],
  previewOf: ['{kind}, commande {number}', '{kind}, order {number}'],
  previewOfInvoice: ['{kind}, facture {number}', '{kind}, invoice {number}'],
  language: ['Langue', 'Language'],
  languages: { fr: ['Français', 'French'], en: ['Anglais', 'English'] },
  subject: ['Objet', 'Subject'],
  asText: ['En texte simple', 'As plain text'],
  asPage: ['Mis en page', 'As a page'],
  fields: {
    kinds: ['E-mails aux clients', 'Mails to clients'],
    kind: ['E-mail', 'Mail'],
    leaves: ['Serveur de messagerie', 'Mail server'],
  },
  fieldHint: [
    'Ce qui est coché part dix secondes après l’événement, le temps de revenir dessus.',
    'What is ticked leaves ten seconds after the event, time enough to take it back.',
  ],
  fieldHintUnmailed: [
    'Ce qui est coché est rédigé dix secondes après l’événement, le temps de revenir dessus, et ne part pas.',
    'What is ticked is written ten seconds after the event, time enough to take it back, and does not leave.',
  ],
  saved: ['Choix des e-mails enregistré.', 'Choice of mails saved.'],
  noServer: [
    'Aucun serveur de messagerie n’est réglé : les e-mails restent dans un dossier de la maison, et vos clients ne reçoivent rien.',
    'No mail server is set: mails stay in a folder of the house, and your clients get nothing.',
  ],
  kept: {
    title: ['Lettres qui ne sont pas parties', 'Letters that did not leave'],
    explained: [
      'Dans la démonstration seulement : les 50 dernières, invitations et mots de passe compris.',
      'In the demonstration alone: the last 50, invitations and passwords among them.',
    ],
  },
  nobodyGets: ['Vos clients ne reçoivent aucun e-mail', 'Your clients get no mail'],
  nobodyGetsHint: [
    'Aucun serveur de messagerie n’est réglé. On s’inscrit et on commande quand même sur le site, sous une adresse que personne n’a confirmée.',
    'No mail server is set. People register and order on the site all the same, under an address that nobody has confirmed.',
  ],
  setServer: ['Régler le serveur', 'Set the server'],
  nobodyGetsMore: ['En savoir plus', 'Learn more'],
  ofOrder: ['E-mails au client', 'Mails to the client'],
  none: ['Aucun e-mail pour cette commande.', 'No mail for this order.'],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    mails: typeof mails;
  }
}
