import type { RefusalCode } from '@traiteur/contract/statement/refusals.ts';
import type { PhraseFor } from '../phrases/phrase.ts';

export const requestRefusals = {
  'malformed-request': ['La demande est illisible.', 'The request cannot be read.'],
  'not-allowed': ['Votre rôle ne permet pas cette action.', 'Your role does not allow this.'],
  'foreign-origin': [
    'Cette demande vient d’une page qui n’est pas celle de la maison.',
    'This request comes from a page that is not of this house.',
  ],
  'not-found': ['Cet élément n’existe pas, ou n’existe plus.', 'This does not exist, or no longer does.'],
  'method-not-allowed': ['Cette action n’existe pas à cette adresse.', 'This address does not take that action.'],
  'too-large': ['L’envoi est trop volumineux.', 'What was sent is too large.'],
  'unsupported-media-type': ['Ce type de contenu n’est pas accepté.', 'This type of content is not accepted.'],
  'unsupported-encoding': ['Envoyez le contenu sans le compresser.', 'Send the content without compressing it.'],
  'invalid-input': ['Certains champs sont à corriger.', 'Some fields need correcting.'],
  'too-many-requests': [
    'Trop de demandes viennent de votre adresse. Réessayez dans un instant.',
    'Too many requests come from your address. Try again in a moment.',
  ],
  'not-ready': [
    'Le service n’est pas disponible pour l’instant. Réessayez dans un moment.',
    'The service is not available just now. Try again in a moment.',
  ],
  stale: ['Quelqu’un d’autre a enregistré entre-temps.', 'Somebody else has saved in the meantime.'],
  'already-taken': ['Déjà utilisé ailleurs.', 'Already used elsewhere.'],
  'in-use': [
    'Encore utilisé : impossible de supprimer. Vous pouvez le désactiver.',
    'Still in use, so it cannot be removed. You can deactivate it.',
  ],
  'unknown-reference': ['Ce choix n’existe plus.', 'This choice no longer exists.'],
  'idempotency-key-reused': [
    'Une première version de cette saisie a déjà été enregistrée : vérifiez la commande avant de recommencer.',
    'A first version of this has already been saved: check the order before doing it again.',
  ],
  unexpected: ['Une erreur est survenue', 'An error occurred'],
} as const satisfies Partial<PhraseFor<RefusalCode>>;
