import type { ReactNode } from 'react';
import { useShownLoading } from './use-shown-loading.ts';

interface LoadedProps {
  loading: boolean;
  /** What stands in the place meanwhile. */
  shape: ReactNode;
  children: ReactNode;
}

/** What is on its way: its room at first, then its shape, for long enough not to flicker, then itself. */
export function Loaded({ loading, shape, children }: LoadedProps) {
  const isShown = useShownLoading(loading);
  if (!loading && !isShown) return children;
  return (
    <div aria-busy style={isShown ? undefined : { visibility: 'hidden' }}>
      {shape}
    </div>
  );
}
