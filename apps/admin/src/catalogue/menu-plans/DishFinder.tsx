import type { MenuDish, MenuPlan } from '@traiteur/contract/catalogue/menu-plans.ts';
import { bestNamed } from '@traiteur/domain/catalogue/best-named.ts';
import { plainText } from '@traiteur/domain/text/slug.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Palette } from '@traiteur/kit/overlays/Palette.tsx';
import { useTranslations } from 'use-intl';
import type { Board, Place } from './use-board.ts';
import { useRest } from './use-rest.ts';

interface DishFinderProps {
  days: readonly MenuPlan[];
  dishes: readonly MenuDish[];
  board: Board;
  place: Place & { text: string };
}

/** Dishes by the beginnings of their words; those of no day of the week come first. */
export function DishFinder({ days, dishes, board, place }: DishFinderProps) {
  const words = useTranslations('menuPlans');
  const dates = useDates();
  const nameOf = useLocalName();
  const rest = useRest(days[place.day]?.date ?? '');
  const typedWords = plainText(place.text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const matches = dishes.filter(
    ({ permanent, orderable, name, category, tags }) =>
      !permanent && orderable && holds(typedWords, [name, category, ...tags.map((tag) => tag.name)]),
  );
  const namedDishes = bestNamed(matches, place.text);
  const daysOf = ({ id }: MenuDish) => days.filter(({ choices }) => choices.some((choice) => choice.id === id));
  const itemOf = (dish: MenuDish) => ({
    to: `-${dish.id}`,
    title: nameOf(dish.name),
    detail: [
      nameOf(dish.category),
      daysOf(dish).length > 0
        ? words('also', {
            days: daysOf(dish)
              .map(({ date }) => dates.short(date))
              .join(', '),
          })
        : rest(dish),
    ].join(' · '),
  });
  const groupOf = (label: string, items: MenuDish[]) => ({ label, items: items.slice(0, 30).map(itemOf) });
  return (
    <Palette
      label={words('chooseFor', { day: dates.long(days[place.day]?.date ?? '') })}
      text={place.text}
      onText={board.type}
      isEntered={false}
      groups={[
        groupOf(
          words('groups.rested'),
          namedDishes.filter((dish) => daysOf(dish).length === 0),
        ),
        groupOf(
          words('groups.served'),
          namedDishes.filter((dish) => daysOf(dish).length > 0),
        ),
      ]}
      pending={false}
      failed={undefined}
      count={(count) => words('found', { count })}
      empty={words('notFound')}
      onChoose={({ to }) => {
        board.close();
        board.put(Number(to.slice(1)), place);
      }}
      onClose={board.close}
    />
  );
}

const holds = (typedWords: readonly string[], names: readonly MenuDish['name'][]): boolean => {
  const starts = names.flatMap(({ fr, en }) => [fr, en]).flatMap((text) => plainText(text).split(/[^a-z0-9]+/));
  return typedWords.every((word) => starts.some((start) => start.startsWith(word)));
};
