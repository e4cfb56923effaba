import type { ReactNode } from 'react';
import { Card } from '../look/Card.tsx';
import { ErrorState } from '../look/EmptyState.tsx';
import { useKitSettings } from '../setup/kit-settings.ts';
import { Loaded } from './Loaded.tsx';

/** What is read of the server, as react-query says it. */
export interface ShownQuery<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

interface ShownProps<Data> {
  query: ShownQuery<Data>;
  /** What stands in the place until the data come. */
  shape: ReactNode;
  /** What stands on a card of its own: only a failure, the shape as well, or neither where there is a card around. */
  card?: 'failure' | 'both';
  children: (data: Data) => ReactNode;
}

/** What a query reads: its shape while it is on its way, why it failed with a way to try again, then the data. Data that are there stay when they could not be read again. */
export function Shown<Data>({ query: { data, error, refetch }, shape, card, children }: ShownProps<Data>) {
  const { failureMessage } = useKitSettings();
  const failure = error && <ErrorState message={failureMessage(error)} retry={() => void refetch()} />;
  return (
    <>
      {failure && (card ? <Card>{failure}</Card> : failure)}
      <Loaded loading={data === undefined && !error} shape={card === 'both' ? <Card>{shape}</Card> : shape}>
        {data !== undefined && children(data)}
      </Loaded>
    </>
  );
}
