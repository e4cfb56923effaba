import type { IncomingMessage } from 'node:http';
import { isOnSite, type Tagged } from '@traiteur/contract/statement/operation.ts';

const siteRequests = new WeakSet<IncomingMessage>();

/** Marks requests to the ordering site's origin. */
export const noteSiteRequest = (request: IncomingMessage): void => void siteRequests.add(request);

export const cameToSite = (request: IncomingMessage): boolean => siteRequests.has(request);

/** Operations that the ordering site's origin serves. */
export const statementsOnSite = (statements: readonly Tagged[]): Tagged[] =>
  statements.flatMap((statement) => {
    const operations = Object.entries(statement.operations).filter(([, operation]) => isOnSite(operation));
    return operations.length > 0 ? [{ ...statement, operations: Object.fromEntries(operations) }] : [];
  });
