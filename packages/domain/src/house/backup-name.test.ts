import { expect, test } from 'vitest';
import { backupName } from './backup-name.ts';

test('a backup is named by the day and minute that the house’s clock shows', () => {
  expect(backupName(new Date('2026-11-23T09:05:59Z'), 'Europe/Paris')).toBe('traiteur-2026-11-23-1005.sql.gz');
});

test('a backup made after midnight here bears this day, whatever the day in London', () => {
  expect(backupName(new Date('2026-07-13T22:30:00Z'), 'Europe/Paris')).toBe('traiteur-2026-07-14-0030.sql.gz');
});
