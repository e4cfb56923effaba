import { auditEntries } from '@traiteur/contract/access/audit-entries.ts';
import { handlersFor } from '../../http/handlers.ts';
import { mayReachClients } from '../../core/caller.ts';
import { listAuditEntries } from './audit-entry-rows.ts';

export const auditEntriesApi = handlersFor(auditEntries, {
  list: ({ query }, { db, house, caller }) => listAuditEntries(db, query, house.timeZone, mayReachClients(caller)),
});
