import { listedNoun } from '../../noun/noun.ts';

export const stations = listedNoun('stations', {
  one: 'station',
  fr: 'postes',
  en: 'stations',
  menu: { group: 'kitchen', list: 'stations.title' },
});
