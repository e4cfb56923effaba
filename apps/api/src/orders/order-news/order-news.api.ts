import { eventStreamType, orderNews } from '@traiteur/contract/orders/order-news.ts';
import { handlersFor } from '../../http/handlers.ts';

export const orderNewsApi = handlersFor(orderNews, {
  streamOrderNews: async ({ headers }, { orderNews: news, caller }) => {
    const lastEventId = headers['Last-Event-ID'];
    return {
      mediaType: eventStreamType,
      // A proxy that buffers answers would delay the news.
      headers: { 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
      body: await news.open(caller, lastEventId === undefined ? undefined : Number(lastEventId)),
    };
  },
});
