import type { ControlKind, Keeper } from '@traiteur/domain/kitchen/control-checks.ts';

interface DemoPoint {
  fr: string;
  en: string;
  kind: ControlKind;
  keeper?: Keeper;
  hours?: readonly string[];
  weekdays?: readonly number[];
  /** Tenths of a degree, with what comes and goes around them. */
  usual?: number;
  lowest?: number;
  highest?: number;
}

export const everyDay = [1, 2, 3, 4, 5, 6, 7];
const workdays = [1, 2, 3, 4, 5];

export const demoPoints: readonly DemoPoint[] = [
  { fr: 'Chambre froide', en: 'Cold room', kind: 'storage', hours: ['07:00', '16:00'], usual: 25 },
  { fr: 'Vitrine réfrigérée', en: 'Chilled display', kind: 'storage', hours: ['07:00', '16:00'], usual: 30 },
  {
    fr: 'Congélateur',
    en: 'Freezer',
    kind: 'storage',
    hours: ['07:00', '16:00'],
    usual: -195,
    lowest: -300,
    highest: -180,
  },
  { fr: 'Réception', en: 'Goods in', kind: 'goods', weekdays: workdays, usual: 28 },
  { fr: 'Fin de cuisson', en: 'End of cooking', kind: 'heating', weekdays: workdays, usual: 740 },
  { fr: 'Cellule de refroidissement', en: 'Blast chiller', kind: 'cooling', weekdays: workdays, usual: 690 },
  { fr: 'Plats témoins', en: 'Sample dishes', kind: 'sample', weekdays: workdays },
  { fr: 'Plans de travail et sols', en: 'Worktops and floors', kind: 'cleaning', hours: ['20:00'], weekdays: workdays },
  {
    fr: 'Kangoo, départ',
    en: 'Van, leaving',
    kind: 'vehicle',
    keeper: 'delivery',
    hours: ['10:00'],
    weekdays: workdays,
    usual: 22,
  },
  {
    fr: 'Kangoo, retour',
    en: 'Van, return',
    kind: 'vehicle',
    keeper: 'delivery',
    hours: ['14:00'],
    weekdays: workdays,
    usual: 34,
  },
];
