import { cityChoices, cityQuestion, onlyCity } from '@traiteur/front/delivery/cities/city-question.ts';
import { useAlive } from '../../site/island/alive.ts';
import { useRead } from '../../site/island/use-read.ts';

/**
 * The cities of the code that is typed, or the codes of the city that is: those to choose from, and the one that needs no choice.
 * @param city undefined while nobody has typed one
 */
export function useCities(postalCode: string, city: string | undefined) {
  const { call } = useAlive();
  const question = cityQuestion({ postalCode, city: city ?? '' });
  const { value, isCurrent } = useRead(question && JSON.stringify(question), () =>
    call('cities', 'suggestCities', question ?? {}),
  );
  const cities = question && isCurrent ? (value?.items ?? []) : [];
  const only = city === undefined ? onlyCity(cities, postalCode) : undefined;
  return { only, choices: only === undefined ? cityChoices(cities) : [] };
}
