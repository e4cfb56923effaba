import type { ReactNode } from 'react';
import { Card } from '../look/Card.tsx';
import { EmptyState, ErrorState } from '../look/EmptyState.tsx';
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
  /** Why there is nothing, of data that hold nothing: it stands in their place. */
  empty?: (data: Data) => ReactNode;
  /** The first step out of it. */
  emptyAction?: ReactNode;
  /** What stands above the data, also where they hold nothing. */
  summary?: (data: Data) => ReactNode;
  /** What stands on a card of its own: only a message (it failed, there is nothing), the shape as well, or neither where there is a card around. */
  card?: 'message' | 'both';
  /** Leads on from what is gone for good. */
  onward?: ReactNode;
  /** Says nothing of a failure, which another part of the screen says of the same query. */
  quiet?: boolean;
  children: (data: Data) => ReactNode;
}

/**
 * What a query reads: its shape while it is on its way, why it failed with a way to try again, that there is nothing, or the data. Data
 * that are there stay when they could not be read again.
 */
export function Shown<Data>({ query, shape, card, quiet, onward, ...parts }: ShownProps<Data>) {
  const { failureMessage, isGone } = useKitSettings();
  const { data, error, refetch } = query;
  const inFrame = (message: ReactNode) => (card ? <Card>{message}</Card> : message);
  return (
    <>
      {error &&
        !quiet &&
        inFrame(
          <ErrorState
            message={failureMessage(error)}
            retry={isGone(error) ? undefined : () => void refetch()}
            onward={onward}
          />,
        )}
      <Loaded loading={data === undefined && !error} shape={card === 'both' ? <Card>{shape}</Card> : shape}>
        {data !== undefined && partsOf(data, parts, inFrame)}
      </Loaded>
    </>
  );
}

function partsOf<Data>(
  data: Data,
  { empty, emptyAction, summary, children }: Pick<ShownProps<Data>, 'empty' | 'emptyAction' | 'summary' | 'children'>,
  inFrame: (message: ReactNode) => ReactNode,
) {
  const reason = empty?.(data);
  return (
    <>
      {summary?.(data)}
      {reason ? inFrame(<EmptyState action={emptyAction}>{reason}</EmptyState>) : children(data)}
    </>
  );
}
