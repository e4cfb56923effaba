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
  } as const satisfies PhraseFor<NamedPeriod | ComingPeriod | 'any' | 'custom'>,
  /** Where a list has days of several kinds; the second of them while none are chosen. */
  periodOf: ['{what} : {period}', '{what}: {period}'],
  everyPeriodOf: ['{what} : toutes', '{what}: any'],
  from: ['Du', 'From'],
  to: ['Au', 'To'],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;
