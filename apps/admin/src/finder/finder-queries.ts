import { queryOptions } from '@tanstack/react-query';

export const foundQuery = <Found>(text: string, find: (signal: AbortSignal) => Promise<Found>) =>
  queryOptions({ queryKey: ['finder', text], queryFn: ({ signal }) => find(signal) });
