import type { MenuDish, MenuPlan } from '@traiteur/contract/catalogue/menu-plans.ts';
import { ordersDelivered } from '@traiteur/contract/money/report-lists.ts';
import type { MenuWarning } from '@traiteur/domain/catalogue/menu-outlook.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { outlookOf } from './outlook-of.ts';
import styles from './Menus.module.css';

interface DayFootProps {
  plan: MenuPlan;
  days: readonly MenuPlan[];
  dishes: readonly MenuDish[];
  dailyChoices: number;
  today: LocalDate;
}

/** What a client will miss, and whether the day is published. */
export function DayFoot({ plan, days, dishes, dailyChoices, today }: DayFootProps) {
  const words = useTranslations('menuPlans');
  const to = useTo();
  const sentenceOf = useWarningSentence(dishes);
  const { vegetarian, without, warnings } = outlookOf(plan, { days, dishes, dailyChoices });
  const stateOf = useStateOf(today);
  return (
    <footer className={styles['foot']}>
      {warnings.length > 0 ? (
        <ul>
          {warnings.map((warning) => (
            <li key={JSON.stringify(warning)} className={styles['warning']}>
              <IconAlertTriangle size={14} aria-hidden /> {sentenceOf(warning)}
            </li>
          ))}
        </ul>
      ) : (
        plan.choices.length > 0 && (
          <p className={styles['fine']}>
            <IconCheck size={14} aria-hidden /> {words('vegetarian', { count: vegetarian })}
            {' · '}
            {words('withoutCount', { name: words('without.gluten'), count: String(without.gluten) })}
            {' · '}
            {words('withoutCount', { name: words('without.milk'), count: String(without.milk) })}
          </p>
        )
      )}
      <p>
        {stateOf(plan)}
        {plan.orders > 0 && (
          <>
            {' · '}
            <OfferedLink to={`${to('orders')}?${new URLSearchParams(ordersDelivered(plan.date))}`}>
              <strong>{words('orders', { count: plan.orders })}</strong>
            </OfferedLink>
          </>
        )}
      </p>
    </footer>
  );
}

function useStateOf(today: LocalDate): (plan: MenuPlan) => string {
  const words = useTranslations('menuPlans.state');
  const dates = useDates();
  return ({ publishedOn, choices, date }) => {
    if (publishedOn !== null)
      return publishedOn > today ? words('later', { date: dates.short(publishedOn) }) : words('published');
    if (choices.length === 0) return words('none');
    return words(date < today ? 'over' : 'draft');
  };
}

export function useWarningSentence(dishes: readonly MenuDish[]): (warning: MenuWarning) => string {
  const words = useTranslations('menuPlans');
  const nameOf = useLocalName();
  const namesOf = (ids: readonly number[]) =>
    dishes.flatMap(({ id, name }) => (ids.includes(id) ? [nameOf(name)] : [])).join(', ');
  return (warning) => {
    switch (warning.kind) {
      case 'too-few':
        return words('warnings.too-few', { count: warning.missing });
      case 'no-vegetarian':
        return words('warnings.no-vegetarian');
      case 'none-without':
        return words('warnings.none-without', { name: words(`without.${warning.allergen}`) });
      case 'twice':
      case 'too-rich':
      case 'not-sold':
        return words(`warnings.${warning.kind}`, { count: warning.ids.length, dishes: namesOf(warning.ids) });
    }
  };
}
