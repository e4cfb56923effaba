import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';

/** The client themselves is called by their first name, and after an erasure by nothing. */
export const isOfClient = ({ client }: { client: Pick<OwnOrder['client'], 'firstName'> }, eater: string): boolean =>
  eater === '' || eater === client.firstName;
