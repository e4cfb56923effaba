import { isIP } from 'node:net';
import { type ServerStatus, serverStatusOperations } from '@traiteur/contract/house/server-status.ts';
import {
  adviceOnBackup,
  adviceOnCertificate,
  adviceOnDisk,
  adviceOnJobs,
  adviceOnMails,
  adviceOnVerification,
} from '@traiteur/domain/house/server-states.ts';
import type { Services } from '../../core/services.ts';
import { patchesMissedSince } from '../../database/embedded/embedded-release.ts';
import { readBriefly } from '../../database/rows/transactions.ts';
import { handlersFor } from '../../http/handlers.ts';
import { readArchive } from './archive-rows.ts';
import { readQueues } from './queue-rows.ts';
import { readServer } from './read-server.ts';
import { readRecords } from './server-record-rows.ts';

export const serverStatusApi = handlersFor(serverStatusOperations, {
  getServerStatus: (_, services) => readStatus(services),
});

/** Milliseconds after which a part is unknown: the page shows the others. */
const patience = 3500;

async function readStatus(services: Services): Promise<ServerStatus> {
  const { db, clock, machine } = services;
  const now = clock();
  const [disk, certificate, records, archive, queues, database] = await Promise.all([
    inTime(machine.readDisk()),
    inTime(readCertificate(services)),
    inTime(readBriefly(db, (transaction) => readRecords(transaction, now))),
    inTime(readBriefly(db, readArchive)),
    inTime(readBriefly(db, (transaction) => readQueues(transaction, now))),
    inTime(readBriefly(db, readServer)),
  ]);
  return {
    at: now.toISOString(),
    disk: disk && { ...disk, advice: adviceOnDisk(disk) },
    backup: records && archive !== null ? backupPart(records.backupAt, archive.archive, now) : null,
    verification: records && verificationPart(records.verification, now),
    ...queueParts(queues, services, now),
    database: database && databasePart(database, services, now),
    certificate: certificate && {
      host: certificate.host,
      expiresAt: certificate.expiresAt?.toISOString() ?? null,
      isTrusted: certificate.isTrusted,
      advice: adviceOnCertificate(certificate, now),
    },
    nodes: records && nodesPart(records.nodes, services),
  };
}

function backupPart(
  latestAt: Date | null,
  archive: { latestAt: Date | null; isFailing: boolean } | null,
  now: Date,
): ServerStatus['backup'] {
  return {
    latestAt: latestAt?.toISOString() ?? null,
    archive: archive && { latestAt: archive.latestAt?.toISOString() ?? null, isFailing: archive.isFailing },
    advice: adviceOnBackup({ latestAt, archive }, now),
  };
}

function verificationPart(
  verification: Awaited<ReturnType<typeof readRecords>>['verification'],
  now: Date,
): ServerStatus['verification'] {
  const { at: latestAt = null, disagreements = 0, isWhole = true } = verification ?? {};
  const part = { latestAt: latestAt?.toISOString() ?? null, disagreements, isWhole };
  return { ...part, advice: adviceOnVerification({ latestAt, disagreements, isWhole }, now) };
}

function queueParts(
  queues: Awaited<ReturnType<typeof readQueues>> | null,
  { mailer: { leaves } }: Services,
  now: Date,
): Pick<ServerStatus, 'mails' | 'jobs'> {
  if (!queues) return { mails: null, jobs: null };
  const { mailsWaiting, oldestMailAt, mailsFailed, jobsWaiting, oldestJobAt, jobsGivenUp } = queues;
  return {
    mails: {
      waiting: mailsWaiting,
      oldestAt: oldestMailAt?.toISOString() ?? null,
      failed: mailsFailed,
      advice: adviceOnMails({ oldestAt: oldestMailAt, lost: mailsFailed, leaves }, now),
    },
    jobs: {
      waiting: jobsWaiting,
      oldestAt: oldestJobAt?.toISOString() ?? null,
      givenUp: jobsGivenUp,
      advice: adviceOnJobs({ oldestAt: oldestJobAt, lost: jobsGivenUp }, now),
    },
  };
}

function databasePart(
  database: { version: string; bytes: number },
  { server: { embedded } }: Services,
  now: Date,
): ServerStatus['database'] {
  const missedSince = embedded ? patchesMissedSince(now) : null;
  const advice = missedSince === null ? null : 'patches-missed';
  return { ...database, embedded, patchesMissedSince: missedSince, advice };
}

function nodesPart(
  nodes: Awaited<ReturnType<typeof readRecords>>['nodes'],
  { version }: Services,
): ServerStatus['nodes'] {
  const versions = new Set([version, ...nodes.map((node) => node.version)]);
  return { version, runtime: process.version, running: nodes, advice: versions.size > 1 ? 'versions-differ' : null };
}

async function readCertificate({ publicUrl, machine }: Services) {
  const { protocol, hostname, host } = new URL(publicUrl);
  const isLocal =
    hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'));
  if (protocol !== 'https:') return { host, expiresAt: null, isTrusted: false, isLocal };
  return { host, isLocal, ...(await machine.readCertificate(publicUrl)) };
}

/** Null: it failed, or takes too long. */
async function inTime<T>(work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), patience)));
  try {
    return await Promise.race([work.catch(() => null), end]);
  } finally {
    clearTimeout(timer);
  }
}
