import { type ServerAdvice, serverAdvice } from '@traiteur/domain/house/server-states.ts';
import * as z from 'zod/mini';
import { count, localDate, moment } from '../statement/fields.ts';
import { operationsOf } from '../statement/operation.ts';

const bytes = z.int().check(z.nonnegative());
const advice = z.nullable(z.enum(Object.keys(serverAdvice) as ServerAdvice[]));

/** Null where it could not be read in time. */
const part = <Shape extends z.core.$ZodShape>(shape: Shape) => z.nullable(z.object({ advice, ...shape }));

const queue = { waiting: count, oldestAt: z.nullable(moment) };

const serverStatus = z.object({
  at: moment,
  disk: part({ free: bytes, total: bytes }),
  backup: part({
    /** Of the latest one that was downloaded whole. */
    latestAt: z.nullable(moment),
    /** Of the database's journal; null where the server archives none. */
    archive: z.nullable(z.object({ latestAt: z.nullable(moment), isFailing: z.boolean() })),
  }),
  verification: part({
    latestAt: z.nullable(moment),
    disagreements: count,
    /** False where it ran out of time. */
    isWhole: z.boolean(),
  }),
  /** `failed`: in the last 24 hours, for good. */
  mails: part({ ...queue, failed: count }),
  /** `givenUp`: tried ten times. */
  jobs: part({ ...queue, givenUp: count }),
  database: part({
    version: z.string(),
    bytes,
    embedded: z.boolean(),
    /** Day of the first PostgreSQL security release that the embedded server lacks. */
    patchesMissedSince: z.nullable(localDate),
  }),
  certificate: part({
    host: z.string(),
    /** Null where the administration is not opened by HTTPS. */
    expiresAt: z.nullable(moment),
    isTrusted: z.boolean(),
  }),
  nodes: part({
    version: z.string(),
    /** Of Node. */
    runtime: z.string(),
    running: z.array(z.object({ name: z.string(), version: z.string(), startedAt: moment, seenAt: moment })),
  }),
});
export type ServerStatus = z.output<typeof serverStatus>;

export const serverStatusOperations = operationsOf('server-status', {
  getServerStatus: {
    summary:
      'Answers how the server is: disk, backups, verification, mails, jobs, database, certificate and nodes, each with what to do about it. What cannot be read within seconds is null.',
    method: 'GET',
    path: '/server-status',
    scope: 'database:manage',
    result: serverStatus,
    refusals: [],
  },
});
