import { security } from '@traiteur/contract/access/security.ts';
import { handlersFor } from '../http/handlers.ts';
import { latestEvents, latestSignIns } from './security-rows.ts';

export const securityApi = handlersFor(security, {
  async getSecurityOverview(_, { db, securityEvents }) {
    await securityEvents.flush();
    return { signIns: await latestSignIns(db), events: await latestEvents(db) };
  },
});
