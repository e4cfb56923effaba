import { cityChoices, cityQuestion, onlyCity } from '@traiteur/front/delivery/cities/city-question.ts';
import { useAlive } from '../../site/island/alive.ts';
import { useRead } from '../../site/island/use-read.ts';

/**
 * Cities of the typed code, or codes of the typed city; `only` needs no choice.
 * @param city undefined until the client types one
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
