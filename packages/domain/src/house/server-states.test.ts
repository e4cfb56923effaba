import { expect, test } from 'vitest';
import {
  adviceOnBackup,
  adviceOnCertificate,
  adviceOnDisk,
  adviceOnJobs,
  adviceOnMails,
  adviceOnVerification,
  serverStateOf,
} from './server-states.ts';

const now = new Date('2026-11-23T09:00:00Z');
const hours = (count: number) => new Date(now.getTime() - count * 3_600_000);
const gigabytes = (count: number) => count * 1_000_000_000;

test('a part is well, to watch, to act on, or unknown', () => {
  expect(serverStateOf({ advice: null })).toBe('ok');
  expect(serverStateOf({ advice: 'disk-low' })).toBe('watch');
  expect(serverStateOf({ advice: 'disk-full' })).toBe('act');
  expect(serverStateOf(null)).toBe('unknown');
});

test.each([
  [200, 500, null],
  [70, 500, 'disk-low'],
  [24, 500, 'disk-full'],
  [4, 20, 'disk-low'],
  [0.9, 5, 'disk-full'],
  [1, 5, 'disk-low'],
  [25, 500, 'disk-low'],
  [5, 20, null],
  [75, 500, null],
])('of %d GB free of %d one says %s', (free, total, advice) => {
  expect(adviceOnDisk({ free: gigabytes(free), total: gigabytes(total) })).toBe(advice);
});

test.each([
  [hours(20), null, null],
  [hours(49), null, 'backup-old'],
  [hours(24 * 7 + 1), null, 'backup-missing'],
  [hours(48), null, null],
  [hours(24 * 7), null, 'backup-old'],
  [null, null, 'backup-missing'],
  [null, { latestAt: hours(0.5), isFailing: false }, null],
  [null, { latestAt: hours(1), isFailing: false }, null],
  [null, { latestAt: hours(2), isFailing: false }, 'backup-missing'],
  [hours(1), { latestAt: hours(0.5), isFailing: true }, 'archive-failing'],
])('a backup of %s with the archive %o: %s', (latestAt, archive, advice) => {
  expect(adviceOnBackup({ latestAt, archive }, now)).toBe(advice);
});

test.each([
  [hours(7), 0, true, null],
  [hours(7), 3, true, 'disagreements'],
  [hours(7), 3, false, 'disagreements'],
  [hours(7), 0, false, 'verification-unfinished'],
  [hours(48), 0, true, null],
  [hours(50), 0, true, 'verification-missing'],
  [null, 0, true, 'verification-missing'],
])('a verification of %s with %d disagreements, whole %s: %s', (latestAt, disagreements, isWhole, advice) => {
  expect(adviceOnVerification({ latestAt, disagreements, isWhole }, now)).toBe(advice);
});

test('mails and jobs that wait too long are acted on, those that are lost are watched', () => {
  expect(adviceOnMails({ oldestAt: null, lost: 0, leaves: true }, now)).toBe(null);
  expect(adviceOnMails({ oldestAt: hours(2), lost: 1, leaves: true }, now)).toBe('mails-stuck');
  expect(adviceOnMails({ oldestAt: hours(1), lost: 0, leaves: true }, now)).toBe(null);
  expect(adviceOnMails({ oldestAt: hours(0.5), lost: 1, leaves: true }, now)).toBe('mails-failed');
  expect(adviceOnMails({ oldestAt: hours(2), lost: 0, leaves: false }, now)).toBe('no-mail-server');
  expect(adviceOnJobs({ oldestAt: hours(0.3), lost: 0 }, now)).toBe('jobs-stuck');
  expect(adviceOnJobs({ oldestAt: hours(0.25), lost: 0 }, now)).toBe(null);
  expect(adviceOnJobs({ oldestAt: hours(0.2), lost: 2 }, now)).toBe('jobs-given-up');
  expect(adviceOnJobs({ oldestAt: null, lost: 0 }, now)).toBe(null);
});

test.each([
  [-24 * 40, true, null],
  [-24 * 21, true, null],
  [-24 * 20, true, 'certificate-soon'],
  [-24 * 7, true, 'certificate-soon'],
  [-24 * 6, true, 'certificate-now'],
  [24, false, 'certificate-now'],
  [-24 * 40, false, 'certificate-untrusted'],
])('a certificate that is over since %d hours, trusted %s: %s', (since, isTrusted, advice) => {
  expect(adviceOnCertificate({ expiresAt: hours(since), isTrusted, isLocal: false }, now)).toBe(advice);
});

test('without HTTPS this machine alone is well', () => {
  const without = { expiresAt: null, isTrusted: false };
  expect(adviceOnCertificate({ ...without, isLocal: true }, now)).toBe(null);
  expect(adviceOnCertificate({ ...without, isLocal: false }, now)).toBe('no-https');
});
