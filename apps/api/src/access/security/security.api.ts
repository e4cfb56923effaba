import { security } from '@traiteur/contract/access/security.ts';
import { handlersFor } from '../../http/handlers.ts';
import { listSecurityEvents, listSignIns } from './security-rows.ts';

export const securityApi = handlersFor(security, {
  async listSecurityEvents({ query }, { db, securityEvents }) {
    await securityEvents.flush();
    return listSecurityEvents(db, query);
  },
  listSignIns: ({ query }, { db }) => listSignIns(db, query),
});
