import type { ComingPeriod, NamedPeriod } from '@traiteur/domain/money/sales-period.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

/** Used for records of every noun. */
export const lists = {
  state: ['État', 'Status'],
  active: ['En service', 'Active'],
  inactive: ['Hors service', 'Inactive'],
  period: {
    any: ['Toutes les dates', 'Any date'],
    custom: ['Dates au choix', 'Chosen dates'],
    customDay: ['Jour au choix', 'Chosen day'],
    day: ['Jour', 'Day'],
    today: ['Aujourd’hui', 'Today'],
    yesterday: ['Hier', 'Yesterday'],
    thisWeek: ['Cette semaine', 'This week'],
    lastWeek: ['Semaine dernière', 'Last week'],
    thisMonth: ['Ce mois-ci', 'This month'],
    lastMonth: ['Mois dernier', 'Last month'],
    last30Days: ['30 derniers jours', 'Last 30 days'],
    thisYear: ['Cette année', 'This year'],
    tomorrow: ['Demain', 'Tomorrow'],
    nextWeek: ['Semaine prochaine', 'Next week'],
    nextMonth: ['Mois prochain', 'Next month'],
  } as const satisfies PhraseFor<NamedPeriod | ComingPeriod | 'any' | 'custom' | 'customDay' | 'day'>,
  /** For lists with several dates; the second when no date is chosen. */
  periodOf: ['{what} : {period}', '{what}: {period}'],
  everyPeriodOf: ['{what} : toutes dates', '{what}: any date'],
  moreFilters: ['Filtres', 'Filters'],
  asOf: [
    'Données arrêtées au {moment} : ce qui a été saisi depuis n’y est pas encore.',
    'Data as of {moment}: what was entered since is not in them yet.',
  ],
  /** From a deleted record. */
  backToList: ['Voir la liste', 'See the list'],
  from: ['Du', 'From'],
  to: ['Au', 'To'],
  views: {
    label: ['Vue', 'View'],
    none: ['Sans vue', 'No view'],
    of: ['{name} ({by})', '{name} (by {by})'],
    save: ['Enregistrer cette vue', 'Save this view'],
    change: ['Modifier la vue', 'Edit the view'],
    name: ['Nom de la vue', 'Name of the view'],
    nameNeeded: ['Donnez-lui un nom.', 'Give it a name.'],
    shared: ['Partagée avec toute la maison', 'Shared with the whole house'],
    isDefault: ['Ouvrir la liste avec cette vue', 'Open the list with this view'],
    keep: ['Enregistrer', 'Save'],
    remove: ['Supprimer la vue', 'Remove the view'],
    saved: ['Vue enregistrée : {name}', 'View saved: {name}'],
    removed: ['Vue supprimée : {name}', 'View removed: {name}'],
  },
  order: {
    /** Label of the button that moves a row. */
    move: [
      'Déplacer {name} : place {place, number} sur {count, number}',
      'Move {name}: place {place, number} of {count, number}',
    ],
    moved: ['{name} : place {place, number} sur {count, number}', '{name}: place {place, number} of {count, number}'],
    keys: [
      'Cet ordre vaut partout : formulaires, site, étiquettes. Pour déplacer : la poignée, ou Alt et une flèche.',
      'This order holds everywhere: forms, site, labels. To move: the handle, or Alt and an arrow.',
    ],
    sorted: [
      'Pour changer l’ordre, affichez toute la liste, triée par ordre.',
      'To change the order, show the whole list, sorted by order.',
    ],
    endless: [
      'Au-delà de {most, number}, l’ordre ne se change plus à la main.',
      'Beyond {most, number}, the order can no longer be changed by hand.',
    ],
    changed: [
      'L’ordre a changé entre-temps. Le voici : recommencez.',
      'The order has changed in the meantime. Here it is: move it again.',
    ],
    undo: ['Annuler', 'Undo'],
  },
  batch: {
    progress: ['{done, number} sur {total, number}', '{done, number} of {total, number}'],
    goOn: [
      '{count, plural, one {Continuer avec celle qui reste} other {Continuer avec les # qui restent}}',
      '{count, plural, one {Go on with the one that is left} other {Go on with the # that are left}}',
    ],
    stop: ['Arrêter', 'Stop'],
    stopping: ['Arrêt…', 'Stopping…'],
    stopped: [
      'Arrêté : {left, plural, one {# reste} other {# restent}} comme avant.',
      'Stopped: {left, number} {left, plural, one {is} other {are}} as before.',
    ],
    failed: ['Interrompu : {message} Ce qui suit reste comme avant.', 'Interrupted: {message} The rest is as before.'],
    refused: ['{count, number} × {message}', '{count, number} × {message}'],
    others: ['et {count, number} de plus', 'and {count, number} more'],
    close: ['Fermer', 'Close'],
    someOf: ['{step} ({count, number} sur {chosen, number})', '{step} ({count, number} of {chosen, number})'],
  },
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;
