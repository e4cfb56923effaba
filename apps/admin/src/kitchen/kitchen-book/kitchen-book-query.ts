import { kitchenBook } from '@traiteur/contract/kitchen/kitchen-book.ts';

export const dayQuery = kitchenBook.operations.listDueChecks.query;

export const bookKey = ['kitchen-book'] as const;
