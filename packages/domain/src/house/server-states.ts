/** What is wrong with a part of the server, and whether somebody should keep an eye on it or act now. */
export const serverAdvice = {
  'disk-low': 'watch',
  'disk-full': 'act',
  'backup-old': 'watch',
  'backup-missing': 'act',
  'archive-failing': 'act',
  'verification-missing': 'watch',
  'verification-unfinished': 'watch',
  disagreements: 'act',
  'mails-failed': 'watch',
  'mails-stuck': 'act',
  'no-mail-server': 'watch',
  'jobs-given-up': 'watch',
  'jobs-stuck': 'act',
  'patches-missed': 'watch',
  'no-https': 'watch',
  'certificate-soon': 'watch',
  'certificate-now': 'act',
  'certificate-untrusted': 'act',
  'versions-differ': 'watch',
} as const;

export type ServerAdvice = keyof typeof serverAdvice;

export const serverParts = [
  'disk',
  'backup',
  'verification',
  'mails',
  'jobs',
  'database',
  'certificate',
  'nodes',
] as const;
export type ServerPart = (typeof serverParts)[number];

export type ServerState = 'ok' | 'watch' | 'act' | 'unknown';

/** `part` is null where it could not be read. */
export function serverStateOf(part: { advice: ServerAdvice | null } | null): ServerState {
  if (!part) return 'unknown';
  return part.advice === null ? 'ok' : serverAdvice[part.advice];
}

const hour = 3_600_000;
const day = 24 * hour;
const gigabyte = 1_000_000_000;

const ageOf = (at: Date | null, now: Date): number => (at ? now.getTime() - at.getTime() : Number.POSITIVE_INFINITY);

/** In bytes. */
export function adviceOnDisk({ free, total }: { free: number; total: number }): ServerAdvice | null {
  if (free < gigabyte || free < total * 0.05) return 'disk-full';
  return free < 5 * gigabyte || free < total * 0.15 ? 'disk-low' : null;
}

interface BackupFacts {
  latestAt: Date | null;
  /** Of the journal, where the server archives it. */
  archive: { latestAt: Date | null; isFailing: boolean } | null;
}

/** A journal that is archived within the hour is as good as a backup of that moment. */
export function adviceOnBackup({ latestAt, archive }: BackupFacts, now: Date): ServerAdvice | null {
  if (archive?.isFailing) return 'archive-failing';
  if (archive && ageOf(archive.latestAt, now) <= hour) return null;
  if (ageOf(latestAt, now) > 7 * day) return 'backup-missing';
  return ageOf(latestAt, now) > 2 * day ? 'backup-old' : null;
}

interface VerificationFacts {
  latestAt: Date | null;
  disagreements: number;
  /** False where it ran out of time. */
  isWhole: boolean;
}

export function adviceOnVerification(facts: VerificationFacts, now: Date): ServerAdvice | null {
  if (facts.disagreements > 0) return 'disagreements';
  if (ageOf(facts.latestAt, now) > 2 * day) return 'verification-missing';
  return facts.isWhole ? null : 'verification-unfinished';
}

interface QueueFacts {
  oldestAt: Date | null;
  /** Mails that failed in a day, jobs that are not tried again. */
  lost: number;
}

const waitOf = ({ oldestAt }: QueueFacts, now: Date): number => (oldestAt ? ageOf(oldestAt, now) : 0);

export function adviceOnMails(facts: QueueFacts & { leaves: boolean }, now: Date): ServerAdvice | null {
  if (!facts.leaves) return 'no-mail-server';
  if (waitOf(facts, now) > hour) return 'mails-stuck';
  return facts.lost > 0 ? 'mails-failed' : null;
}

export function adviceOnJobs(facts: QueueFacts, now: Date): ServerAdvice | null {
  if (waitOf(facts, now) > hour / 4) return 'jobs-stuck';
  return facts.lost > 0 ? 'jobs-given-up' : null;
}

interface CertificateFacts {
  /** Null where the address is not HTTPS. */
  expiresAt: Date | null;
  isTrusted: boolean;
  /** Of this machine alone, which needs none. */
  isLocal: boolean;
}

export function adviceOnCertificate(facts: CertificateFacts, now: Date): ServerAdvice | null {
  if (!facts.expiresAt) return facts.isLocal ? null : 'no-https';
  const validity = -ageOf(facts.expiresAt, now);
  if (validity < 7 * day) return 'certificate-now';
  if (!facts.isTrusted) return 'certificate-untrusted';
  return validity < 21 * day ? 'certificate-soon' : null;
}
