import type { MenuDish, MenuPlan } from '@traiteur/contract/catalogue/menu-plans.ts';
import { type MenuOutlook, menuOutlook } from '@traiteur/domain/catalogue/menu-outlook.ts';

interface WeekOfPlan {
  days: readonly MenuPlan[];
  dishes: readonly MenuDish[];
  dailyChoices: number;
}

export function outlookOf({ date, choices }: MenuPlan, { days, dishes, dailyChoices }: WeekOfPlan): MenuOutlook {
  const chosenDishes = choices.flatMap(({ id }) => dishes.find((dish) => dish.id === id) ?? []);
  const otherIds = days
    .filter((otherPlan) => otherPlan.date !== date)
    .flatMap((otherPlan) => otherPlan.choices.map(({ id }) => id));
  return menuOutlook(chosenDishes, { dailyChoices, otherIds: new Set(otherIds) });
}
