import { setup } from '@traiteur/contract/house/setup.ts';
import { handlersFor } from '../../http/handlers.ts';
import { getSetup, setAside } from './setup-rows.ts';
import { placeTestOrder } from './test-order.ts';
import { offerUsualRecords } from './usual-records.ts';

export const setupApi = handlersFor(setup, {
  getSetup: (_, context) => getSetup(context),
  setAsideSetupStep: ({ params, body }, context) => setAside(context, params.step, body.aside),
  offerUsualRecords: async ({ body }, { db }) => ({ added: await offerUsualRecords(db, body.kinds) }),
  placeTestOrder: (_, context) => placeTestOrder(context),
});
