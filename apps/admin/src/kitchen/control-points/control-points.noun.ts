import type { ControlPoint } from '@traiteur/contract/kitchen/control-points.ts';
import { listedNoun } from '../../noun/noun.ts';

export const controlPoints = listedNoun('control-points', {
  one: 'controlPoint',
  fr: 'points-de-controle',
  en: 'control-points',
  menu: { group: 'kitchen', list: 'controlPoints.title' },
  nameOf: ({ name }: ControlPoint, texts) => texts.name(name),
});
