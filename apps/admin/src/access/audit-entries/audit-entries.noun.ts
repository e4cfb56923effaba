import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const auditEntries = noun({
  tag: 'audit-entries',
  screens: { auditEntries: screen('/journal', '/en/audit-log', ['audit-entries list', 'administrators list']) },
  titles: { auditEntries: 'auditEntries.title' },
});
