import type { ComingPeriod, NamedPeriod } from '@traiteur/domain/sales-period.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

/** What lists say of a record, whatever its noun. */
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
  /** Where a list has days of several kinds; the second of them while none are chosen. */
  periodOf: ['{what} : {period}', '{what}: {period}'],
  everyPeriodOf: ['{what} : toutes dates', '{what}: any date'],
  moreFilters: ['Plus de filtres', 'More filters'],
  /** From a record that is gone. */
  backToList: ['Voir la liste', 'See the list'],
  from: ['Du', 'From'],
  to: ['Au', 'To'],
  /** Something that is done with many records, a few at a time. */
  batch: {
    progress: ['{done, number} sur {total, number}', '{done, number} of {total, number}'],
    stop: ['Arrêter', 'Stop'],
    stopping: ['Arrêt…', 'Stopping…'],
    stopped: [
      'Arrêté : {left, number} restent comme avant.',
      'Stopped: {left, number} {left, plural, one {is} other {are}} as before.',
    ],
    failed: ['Interrompu : {message} Ce qui suit reste comme avant.', 'Interrupted: {message} The rest is as before.'],
    refused: ['{count, number} × {message}', '{count, number} × {message}'],
    others: ['et {count, number} de plus', 'and {count, number} more'],
    close: ['Fermer', 'Close'],
    someOf: ['{step} ({count, number} sur {chosen, number})', '{step} ({count, number} of {chosen, number})'],
  },
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;
