import { cities } from '@traiteur/contract/cities.ts';
import { served } from '../http/handlers.ts';
import { citiesFrom } from './city-list.ts';

export const citiesApi = served(cities, {
  suggestCities: async ({ query }) => ({ items: await citiesFrom(query.postalCode) }),
});
