import { auditEntries } from '@traiteur/contract/audit-entries.ts';
import { served } from '../http/handlers.ts';
import { listAuditEntries } from './audit-entry-rows.ts';

export const auditEntriesApi = served(auditEntries, {
  listAuditEntries: ({ query }, { db, house }) => listAuditEntries(db, query, house.timeZone),
});
