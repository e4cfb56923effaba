import { queryOptions } from '@tanstack/react-query';

/** What is found for a text in all lists at once. */
export const foundQuery = <Found>(text: string, find: (signal: AbortSignal) => Promise<Found>) =>
  queryOptions({ queryKey: ['finder', text], queryFn: ({ signal }) => find(signal) });
