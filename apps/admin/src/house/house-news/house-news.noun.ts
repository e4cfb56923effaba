import { noun } from '../../noun/noun.ts';

/** No screen of its own: it stands on that of the mails. */
export const houseNews = noun({
  tag: 'house-news',
  screens: {},
  titles: {},
  shownOn: 'mails',
  isLogged: true,
});
