import type { ReactNode } from 'react';
import { useShownLoading } from './use-shown-loading.ts';

interface LoadedProps {
  loading: boolean;
  shape: ReactNode;
  children: ReactNode;
}

/** Empty room at first, then a placeholder long enough not to flicker, then the content. */
export function Loaded({ loading, shape, children }: LoadedProps) {
  const isShown = useShownLoading(loading);
  if (!loading && !isShown) return children;
  return (
    <div aria-busy style={isShown ? undefined : { visibility: 'hidden' }}>
      {shape}
    </div>
  );
}
