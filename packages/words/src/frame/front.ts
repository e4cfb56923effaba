import type { Phrase } from '../phrases/phrase.ts';

/** Texts that both front ends share. */
export const front = {
  language: ['Langue', 'Language'],
  backHome: ['Retour à l’accueil', 'Back home'],
  tryAgain: ['Réessayer', 'Try again'],
  reload: ['Recharger la page', 'Reload the page'],
  missingPart: [
    'Cette partie n’a pas pu être chargée : une nouvelle version est sans doute en service. Rechargez la page ; ce que vous avez saisi dans un formulaire y sera encore.',
    'This part could not be loaded: a new version is probably in service. Reload the page; what you typed in a form will still be there.',
  ],
  oldBuild: [
    'Une nouvelle version est en service. Rechargez la page ; ce que vous avez saisi dans un formulaire y sera encore.',
    'A new version is in service. Reload the page; what you typed in a form will still be there.',
  ],
  error: {
    notFound: ['Page introuvable', 'page cannot be found'],
    unmatched: ['Cette page est introuvable', 'This page could not be found'],
    notAuthorized: ['Vous n’êtes pas autorisé à accéder à cette page', 'You are not authorized to access this page'],
    other: ['Une erreur est survenue', 'An error occurred'],
    noAccess: [
      'Votre rôle n’ouvre pas cet écran. Un propriétaire peut le changer.',
      'Your role does not open this screen. An owner can change it.',
    ],
    next: [
      'Rechargez la page, ou revenez à l’accueil. Ce qui était enregistré l’est toujours.',
      'Reload the page, or go back home. What was saved still is.',
    ],
    unreachable: [
      'Le serveur ne répond pas. Vérifiez la connexion ; rien de ce que vous avez saisi n’est perdu.',
      'The server does not answer. Check the connection; nothing you typed is lost.',
    ],
  },
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;
