import { cities } from '@traiteur/contract/cities.ts';
import { handlersFor } from '../http/handlers.ts';
import { citiesFrom } from './city-list.ts';

export const citiesApi = handlersFor(cities, {
  suggestCities: async ({ query }) => ({ items: await citiesFrom(query.postalCode) }),
});
