import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useWidth } from '../chart/use-width.ts';
import { kitWords, usePhrase } from '../setup/kit-words.ts';
import { CaptionedMap } from './CaptionedMap.tsx';
import { Courses, Grounds } from './MapGround.tsx';
import type { MapProps } from './map-props.ts';
import { MapTools } from './MapTools.tsx';
import styles from './OwnMap.module.css';
import { placePoints } from './place-points.ts';
import { PointMark } from './PointMark.tsx';
import { nextSpot, spread } from './projection.ts';
import { useView, zoomStep } from './use-view.ts';

/** Pixels. */
const badgeSize = 26;

/** No tiles and no key from elsewhere. Tab stops once, then the arrows. Never the only place of an information. */
export function OwnMap({ label, points, courses = [], actions }: MapProps) {
  const phrase = usePhrase();
  const id = useId();
  const [ref, measuredWidth] = useWidth();
  const width = measuredWidth || 720;
  const height = Math.round(Math.min(Math.max(width * 0.62, 280), 520));
  const view = useView(width, height);
  const [chosenKey, choose] = useState<string>();
  const [pointedKey, point] = useState<string>();
  const { seen, spots, gaps, project } = useMemo(() => placePoints(points, width, height), [points, width, height]);
  const places = spread(seen, spots, badgeSize / view.zoom);
  const namedPoint = seen.find(({ key }) => key === (pointedKey ?? chosenKey));
  const chosenIndex = seen.findIndex(({ key }) => key === chosenKey);

  function press(event: KeyboardEvent) {
    if (event.key === '+' || event.key === '=') view.enlarge(zoomStep);
    else if (event.key === '-') view.enlarge(1 / zoomStep);
    else if (event.key.startsWith('Arrow') && seen.length > 0) {
      const next = chosenIndex < 0 ? 0 : nextSpot(places, chosenIndex, event.key);
      const [nextPoint, spot] = [seen[next], places[next]];
      point(undefined);
      choose(nextPoint?.key);
      if (spot) view.reveal(spot);
    } else return;
    event.preventDefault();
  }
  return (
    <CaptionedMap
      caption={
        <>
          {namedPoint?.name}
          {namedPoint && namedPoint.key === chosenKey && actions?.(namedPoint.key)}
        </>
      }
    >
      <div ref={ref} className={styles['drawing']}>
        <svg
          role="listbox"
          tabIndex={0}
          aria-label={`${label}. ${phrase(kitWords.mapHint)}`}
          aria-activedescendant={chosenIndex < 0 ? undefined : `${id}-${chosenIndex}`}
          viewBox={view.viewBox}
          height={height}
          className={view.zoom > 1 ? styles['movable'] : undefined}
          onKeyDown={press}
          onPointerLeave={() => point(undefined)}
          {...view.dragging}
        >
          <g aria-hidden>
            <Grounds points={seen} spots={spots} gaps={gaps} />
            <Courses courses={courses} project={project} zoom={view.zoom} />
          </g>
          {seen.map((mapPoint, index) => (
            <PointMark
              key={mapPoint.key}
              id={`${id}-${index}`}
              point={mapPoint}
              spot={places[index]}
              zoom={view.zoom}
              hasLabel={(gaps[index] ?? 0) * view.zoom > 44}
              chosen={mapPoint.key === chosenKey}
              onPoint={() => point(mapPoint.key)}
              onChoose={() => {
                if (!view.wasDragged()) choose(mapPoint.key === chosenKey ? undefined : mapPoint.key);
              }}
            />
          ))}
        </svg>
        <MapTools view={view} />
      </div>
    </CaptionedMap>
  );
}
