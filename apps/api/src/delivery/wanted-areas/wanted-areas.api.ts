import { wantedAreas } from '@traiteur/contract/delivery/wanted-areas.ts';
import { countWantedArea } from '../../access/sign-in/attempts.ts';
import { handlersFor } from '../../http/handlers.ts';
import { forgetWishesOf, listWantedAreas, noteWish } from './wanted-area-rows.ts';

export const wantedAreasApi = handlersFor(wantedAreas, {
  noteWantedArea: async ({ body }, { db, clock, request }) => {
    await countWantedArea(db, { account: body.email, address: request.address });
    await noteWish(db, body, clock());
  },
  list: ({ query }, { db }) => listWantedAreas(db, query),
  forgetAreaWishes: async ({ body }, { db }) => ({ forgotten: await forgetWishesOf(db, body.email) }),
});
