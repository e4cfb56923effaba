import { cities } from '@traiteur/contract/delivery/cities.ts';
import { handlersFor } from '../../http/handlers.ts';
import { citiesNamed } from './cities-by-name.ts';
import { citiesFrom } from './city-list.ts';

export const citiesApi = handlersFor(cities, {
  suggestCities: async ({ query: { postalCode, city = '' } }) => ({
    items: await (postalCode === undefined ? citiesNamed(city) : citiesFrom(postalCode)),
  }),
});
