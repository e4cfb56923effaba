import { clients } from '../clients.ts';
import { standing } from './standing.ts';

/** All that can be done with clients: what every noun has, and what is theirs alone. */
export const clientOperations = { ...clients, operations: { ...clients.operations, ...standing } };
