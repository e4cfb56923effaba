import type { IncomingMessage } from 'node:http';
import { isOnSite, type Tagged } from '@traiteur/contract/statement/operation.ts';

const siteRequests = new WeakSet<IncomingMessage>();

export const noteSiteRequest = (request: IncomingMessage): void => void siteRequests.add(request);

export const cameToSite = (request: IncomingMessage): boolean => siteRequests.has(request);

export const statementsOnSite = (statements: readonly Tagged[]): Tagged[] =>
  statements.flatMap((statement) => {
    const operations = Object.entries(statement.operations).filter(([, operation]) => isOnSite(operation));
    return operations.length > 0 ? [{ ...statement, operations: Object.fromEntries(operations) }] : [];
  });
