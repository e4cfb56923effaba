import { houseNews } from '@traiteur/contract/house/house-news.ts';
import { handlersFor } from '../../http/handlers.ts';
import { getHouseNews, updateHouseNews } from './house-news-rows.ts';

export const houseNewsApi = handlersFor(houseNews, {
  getHouseNews: (_, { db, mailer }) => getHouseNews(db, mailer.leaves),
  updateHouseNews: ({ body }, { db, mailer }) => updateHouseNews(db, body, mailer.leaves),
});
