import type { MenuTemplate } from '@traiteur/contract/catalogue/menu-templates.ts';
import { addDays, type LocalDate } from '@traiteur/domain/dates/calendar.ts';
import type { Reading } from '../../core/acting.ts';
import { Refusal } from '../../core/refusal.ts';
import { fillDates, type FilledDates, mondayOf, type WantedDay } from '../menu-plans/fill-dates.ts';

interface Rotation {
  /** In turn, again from the first after the last. */
  templateIds: readonly number[];
  from: LocalDate;
  weeks: number;
  replace: boolean;
}

/** @throws {Refusal} `unknown-reference` */
export async function applyMenuTemplates(services: Reading, rotation: Rotation): Promise<FilledDates> {
  const { templateIds, from, weeks, replace } = rotation;
  const rows = await services.db
    .selectFrom('menu_templates')
    .select(['id', 'span', 'days'])
    .where('id', 'in', templateIds)
    .execute();
  const templates = templateIds.map((id) => {
    const template = rows.find((row) => row.id === id);
    if (!template) throw new Refusal('unknown-reference', { field: 'templateIds' });
    return template;
  });
  const days = Array.from({ length: weeks }, (_, week) => {
    const template = templates[week % templates.length];
    return template ? daysOf(template, addDays(from, 7 * week)) : [];
  });
  return fillDates(services, days.flat(), { replace });
}

const daysOf = ({ span, days }: Pick<MenuTemplate, 'span' | 'days'>, date: LocalDate): WantedDay[] =>
  span === 'day'
    ? days.slice(0, 1).map(({ choiceIds }) => ({ date, choiceIds }))
    : days.map(({ weekday, choiceIds }) => ({ date: addDays(mondayOf(date), weekday - 1), choiceIds }));
