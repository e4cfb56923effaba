import { type ComponentType, lazy, Suspense } from 'react';

/** At the latest, in milliseconds, even where the browser never rests. */
const timeout = 2000;

/** A component whose code comes once the browser has nothing better to do; until then nothing stands there. A failure leaves it so. */
export function lazyAtRest<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Later = lazy(async () => {
    await rest();
    return { default: await load().catch((): ComponentType<Props> => Nothing) };
  });
  return function AtRest(props: Props) {
    return (
      <Suspense>
        <Later {...props} />
      </Suspense>
    );
  };
}

const Nothing = () => null;

const rest = () =>
  new Promise<void>((resolve) => {
    // Safari has no idle callback yet.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve, timeout);
  });
