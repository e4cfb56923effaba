import type { Phrase } from '../phrases/phrase.ts';

export const invitations = {
  title: ['Inviter un collègue', 'Invite a colleague'],
  subtitle: ['une place en cuisine', 'a place in the kitchen'],
  mailed: [
    'Un message lui parvient avec un lien, valable une seule fois, pendant {days} jours : c’est là que se choisit le mot de passe, que personne d’autre ne connaît.',
    'A mail reaches them with a link, good once and for {days} days: there they choose their password, which nobody else knows.',
  ],
  handedOver: [
    'Cette maison n’envoie pas d’e-mails : vous recevrez ici un lien à lui transmettre, valable une seule fois, pendant {days} jours. C’est là que se choisit le mot de passe.',
    'This house sends no mail: you will get a link here to hand over, good once and for {days} days. There they choose their password.',
  ],
  typeInstead: ['Choisir un premier mot de passe à sa place', 'Choose a first password for them instead'],
  send: ['Inviter', 'Invite'],
  sent: ['Invitation envoyée à {email}', 'Invitation sent to {email}'],
  ready: ['Lien prêt à transmettre', 'The link is ready'],
  handOver: [
    'Transmettez ce lien à {name}, et à personne d’autre : qui l’ouvre choisit le mot de passe.',
    'Hand this link to {name}, and to nobody else: whoever opens it chooses the password.',
  ],
  link: ['Lien d’invitation', 'Invitation link'],
  copy: ['Copier le lien', 'Copy the link'],
  copied: ['Lien copié', 'Link copied'],
  notCopied: ['Le lien n’a pas pu être copié : sélectionnez-le.', 'The link could not be copied: select it.'],
  toList: ['Voir les administrateurs', 'See the administrators'],
  pending: ['Invitation', 'Invitation'],
  until: ['Invitation, lien jusqu’au {moment}', 'Invited, link until {moment}'],
  over: ['Invitation, lien expiré', 'Invited, link over'],
  untilExplained: [
    'Personne n’a encore choisi de mot de passe. Le lien est valable jusqu’au {moment}.',
    'No password has been chosen yet. The link is good until {moment}.',
  ],
  overExplained: [
    'Le lien n’est plus valable, et aucun mot de passe n’a été choisi. Invitez à nouveau.',
    'The link is no longer good, and no password was chosen. Invite again.',
  ],
  renew: ['Inviter à nouveau', 'Invite again'],
  withdraw: ['Reprendre l’invitation', 'Take the invitation back'],
  withdrawQuestion: ['{name} : reprendre l’invitation ?', 'Take the invitation of {name} back?'],
  withdrawExplained: [
    'Son lien ne vaut plus rien, et son nom quitte la liste.',
    'Their link is worth nothing any more, and their name leaves the list.',
  ],
  withdrawn: ['Invitation reprise', 'Invitation taken back'],
  /** The page behind the invitation's link. */
  acceptTitle: ['Bienvenue', 'Welcome'],
  acceptSubtitle: ['la cuisine vous attend', 'the kitchen is waiting'],
  endedSubtitle: ['ce lien ne s’ouvre plus', 'this link no longer opens'],
  greeting: [
    'Bonjour {name}, {by} vous ouvre un compte. Choisissez un mot de passe que personne d’autre ne connaîtra.',
    'Hello {name}, {by} opens an account for you. Choose a password that you alone will know.',
  ],
  account: ['Vous vous connecterez avec l’adresse {email}.', 'You will sign in with the address {email}.'],
  password: ['Mot de passe', 'Password'],
  accept: ['Enregistrer et entrer', 'Save and enter'],
  toSignIn: ['Aller à la connexion', 'Go to sign-in'],
} as const satisfies Record<string, Phrase>;

declare module '../nouns.ts' {
  interface NounWords {
    invitations: typeof invitations;
  }
}
