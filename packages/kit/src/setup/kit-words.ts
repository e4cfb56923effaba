import type { Phrase } from '@traiteur/words/phrases/phrase.ts';
import { useLocale } from 'use-intl';

/** The few texts that the kit says by itself. */
export const kitWords = {
  about: ['environ', 'about'],
  add: ['Ajouter', 'Add'],
  calendar: ['Choisir dans le calendrier', 'Pick from the calendar'],
  cancel: ['Annuler', 'Cancel'],
  chartHint: ['Graphique : les flèches vont d’une valeur à l’autre', 'Chart: the arrows go from one value to the next'],
  clearSearch: ['Effacer la recherche', 'Clear the search'],
  close: ['Fermer', 'Close'],
  confirm: ['Confirmer', 'Confirm'],
  failedToLoad: ['Le chargement a échoué', 'Loading failed'],
  french: ['Français', 'French'],
  english: ['Anglais', 'English'],
  hideFigures: ['Masquer les chiffres', 'Hide the figures'],
  hidePassword: ['Masquer le mot de passe', 'Hide the password'],
  keyChoose: ['choisir', 'choose'],
  keyClose: ['fermer', 'close'],
  keyEscape: ['Échap', 'Esc'],
  keyOpen: ['ouvrir', 'open'],
  loading: ['Chargement', 'Loading'],
  mapHint: [
    'Carte : les flèches vont d’un point à l’autre, plus et moins agrandissent et réduisent',
    'Map: the arrows go from one point to the next, plus and minus zoom in and out',
  ],
  mapIn: ['Agrandir', 'Zoom in'],
  mapOut: ['Réduire', 'Zoom out'],
  mapWhole: ['Toute la carte', 'Whole map'],
  missing: ['à traduire', 'to translate'],
  pageOfPages: ['page {page} sur {pages}', 'page {page} of {pages}'],
  next: ['Page suivante', 'Next page'],
  nextMonth: ['Mois suivant', 'Next month'],
  noChoice: ['Aucun choix', 'Nothing found'],
  noDate: ['Ce n’est pas une date :', 'This is not a date:'],
  noMoment: ['Ce n’est pas une date suivie de son heure :', 'This is not a date followed by its time:'],
  noTime: ['Ce n’est pas une heure :', 'This is not a time:'],
  notChosen: [
    '« {text} » n’est pas choisi : prenez-le dans la liste, ou effacez-le.',
    '“{text}” is not chosen: pick it from the list, or clear it.',
  ],
  nothingFound: ['Rien ne correspond à cette recherche.', 'Nothing matches this search.'],
  notifications: ['Messages', 'Messages'],
  passwordAdvice: [
    'Quelques mots sans rapport entre eux résistent mieux que des symboles.',
    'A few words that have nothing to do with each other hold better than symbols.',
  ],
  passwordVeryWeak: ['Trop facile à deviner.', 'Too easy to guess.'],
  passwordWeak: ['Facile à deviner.', 'Easy to guess.'],
  passwordFair: ['Moyen.', 'Fair.'],
  passwordGood: ['Bon.', 'Good.'],
  passwordStrong: ['Très bon.', 'Strong.'],
  previousMonth: ['Mois précédent', 'Previous month'],
  previous: ['Page précédente', 'Previous page'],
  remove: ['Supprimer', 'Remove'],
  removeFilter: ['Retirer le filtre', 'Remove the filter'],
  save: ['Enregistrer', 'Save'],
  saving: ['Enregistrement…', 'Saving…'],
  search: ['Rechercher', 'Search'],
  showAll: ['Tout afficher', 'Show everything'],
  searching: ['Recherche…', 'Searching…'],
  showFigures: ['Voir les chiffres', 'See the figures'],
  showPassword: ['Afficher le mot de passe', 'Show the password'],
  total: ['Total', 'Total'],
  tryAgain: ['Réessayer', 'Try again'],
  undo: ['Annuler', 'Undo'],
} as const satisfies Record<string, Phrase>;

export function usePhrase(): (phrase: Phrase) => string {
  const locale = useLocale();
  return ([french, english]) => (locale === 'fr' ? french : english);
}
