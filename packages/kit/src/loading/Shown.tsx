import type { ReactNode } from 'react';
import { Card } from '../look/Card.tsx';
import { EmptyState, ErrorState } from '../look/EmptyState.tsx';
import { useKitSettings } from '../setup/kit-settings.ts';
import { Loaded } from './Loaded.tsx';

export interface ShownQuery<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

interface ShownProps<Data> {
  query: ShownQuery<Data>;
  shape: ReactNode;
  empty?: (data: Data) => ReactNode;
  emptyAction?: ReactNode;
  /** Above the data, also when they are empty. */
  summary?: (data: Data) => ReactNode;
  /** Card around the failure or the empty message, or around the placeholder too; none: the caller draws it. */
  card?: 'message' | 'both';
  /** A link elsewhere, shown when the data are gone for good. */
  onward?: ReactNode;
  /** Hides the failure, because another part of the screen shows it. */
  quiet?: boolean;
  children: (data: Data) => ReactNode;
}

/** Placeholder, failure with retry, empty message or data. Data already shown stay when a new read fails. */
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
