import { useFront } from '@traiteur/front/front.ts';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import type { MapProps } from '@traiteur/kit/map/map-props.ts';
import { OwnMap } from '@traiteur/kit/map/OwnMap.tsx';
import { lazyPart } from '@traiteur/front/routing/lazy-part.tsx';
import { Suspense } from 'react';

const GoogleMap = lazyPart(() => import('./GoogleMap.tsx'));

/** Google's map where the house has a key for it, else our own. */
export function HouseMap(props: MapProps) {
  const { mapsKey } = useFront().settings;
  if (!mapsKey) return <OwnMap {...props} />;
  return (
    <Suspense fallback={<Skeleton width="100%" height={420} />}>
      <GoogleMap {...props} mapsKey={mapsKey} />
    </Suspense>
  );
}
