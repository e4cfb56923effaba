import { whenIdle } from '@traiteur/kit/loading/when-idle.ts';
import { type ComponentType, lazy, Suspense } from 'react';

export function lazyAtRest<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Later = lazy(async () => {
    await whenIdle();
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
