import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { CaptionedMap } from '@traiteur/kit/map/CaptionedMap.tsx';
import type { MapProps } from '@traiteur/kit/map/map-props.ts';
import { OwnMap } from '@traiteur/kit/map/OwnMap.tsx';
import { useEffect, useRef, useState } from 'react';
import { usePhrase } from '@traiteur/kit/setup/kit-words.ts';
import { googleMaps } from '@traiteur/words/delivery/google-maps.ts';
import styles from './GoogleMap.module.css';
import { drawCourses } from './draw-courses.ts';
import { drawGrounds } from './draw-grounds.ts';
import { frameOf, newMap, showWhole } from './google-frame.ts';
import { type PointMarks, drawPoints } from './point-marks.ts';
import { type GoogleLibraries, useGoogleLibraries } from './use-google-libraries.ts';
import { useSame } from './use-same.ts';

interface GoogleMapProps extends MapProps {
  /** The house's browser key. */
  mapsKey: string;
}

/** Falls back to our own map, with a sentence, where Google's script cannot load. */
export default function GoogleMap({ mapsKey, ...props }: GoogleMapProps) {
  const phrase = usePhrase();
  const libraries = useGoogleLibraries(mapsKey);
  if (libraries === 'failed')
    return (
      <>
        <OwnMap {...props} />
        <p className="hint" role="status">
          {phrase(googleMaps.ownInstead)}
        </p>
      </>
    );
  return libraries ? <Drawn {...props} libraries={libraries} /> : <Skeleton width="100%" height={420} />;
}

function Drawn({ libraries, label, actions, ...drawing }: MapProps & { libraries: GoogleLibraries }) {
  const { points, courses } = useSame(drawing);
  const room = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<google.maps.Map>();
  const marks = useRef<PointMarks>(undefined);
  const [chosenKey, choose] = useState<string>();
  const chosenPoint = points.find(({ key }) => key === chosenKey);
  // Google draws outside of React, so the following effects do too.
  useEffect(() => {
    if (room.current) setMap(newMap(libraries, room.current));
  }, [libraries]);
  useEffect(() => {
    if (map) showWhole(map, frameOf(libraries, points));
  }, [libraries, map, points]);
  useEffect(() => {
    if (!map) return;
    marks.current = drawPoints(libraries, map, points, (key) => choose((now) => (now === key ? undefined : key)));
    return marks.current.remove;
  }, [libraries, map, points]);
  useEffect(() => (map ? drawGrounds(libraries, map, points) : undefined), [libraries, map, points]);
  useEffect(() => (map && courses ? drawCourses(libraries, map, courses) : undefined), [libraries, map, courses]);
  useEffect(() => marks.current?.choose(chosenKey), [chosenKey, map, points]);
  return (
    <CaptionedMap
      caption={
        <>
          {chosenPoint?.name}
          {chosenPoint && actions?.(chosenPoint.key)}
        </>
      }
    >
      <div ref={room} role="group" aria-label={label} className={styles['room']} />
    </CaptionedMap>
  );
}
