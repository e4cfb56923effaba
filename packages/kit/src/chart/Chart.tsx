import { useId, useState } from 'react';
import { Button } from '../look/Button.tsx';
import styles from './Chart.module.css';
import { ChartBars } from './ChartBars.tsx';
import type { ChartProps } from './chart-props.ts';
import { labelEvery, ticksFor } from './chart-scale.ts';
import { ChartTable } from './ChartTable.tsx';
import { kitWords, usePhrase } from '../setup/kit-words.ts';
import { useWidth } from './use-width.ts';

const height = 260;
const margin = { top: 12, right: 4, bottom: 28, left: 58 };
/** Pixels of a letter of a label, and between two labels. */
const [letterWidth, labelGap] = [6.2, 12];

/** Of the longest: labels of one language are wider than those of another. */
const labelWidthOf = (points: ChartProps['points']): number =>
  Math.max(0, ...points.map(({ label }) => label.length)) * letterWidth + labelGap;

/** Now before a paler comparison. Tab stops once, then the arrows move; a table holds the same figures. */
export function Chart(chart: ChartProps) {
  const phrase = usePhrase();
  const titleId = useId();
  const [tableShown, showTable] = useState(false);
  return (
    <figure className={styles['chart']} aria-labelledby={titleId}>
      <figcaption>
        <h2 id={titleId}>
          {chart.title} <small>({chart.unit})</small>
        </h2>
        <ul className={styles['legend']}>
          <li className={styles['now']}>{chart.now}</li>
          <li className={styles['before']}>{chart.before}</li>
        </ul>
        <Button variant="subtle" aria-expanded={tableShown} onClick={() => showTable(!tableShown)}>
          {phrase(tableShown ? kitWords.hideFigures : kitWords.showFigures)}
        </Button>
      </figcaption>
      <Drawing {...chart} />
      <ChartTable {...chart} shown={tableShown} />
    </figure>
  );
}

function Drawing(chart: ChartProps) {
  const { points, formatTick } = chart;
  const phrase = usePhrase();
  const [ref, measuredWidth] = useWidth();
  const [pointedIndex, point] = useState<number>();
  // The width is 0 before the first paint.
  const width = measuredWidth || 720;
  const room = { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom };
  const ticks = ticksFor(points.flatMap(({ now, before }) => [now, before]));
  const yOf = (value: number) => room.height * (1 - value / (ticks.at(-1) || 1));
  const slot = room.width / points.length;
  const labelWidth = labelWidthOf(points);
  const every = labelEvery(points.length, room.width, labelWidth);
  /** The last one would be cut off where its slot is narrower than it. */
  const lastLabel = room.width + margin.right - (labelWidth - labelGap) / 2;
  const shownPoint = pointedIndex === undefined ? undefined : points[pointedIndex];
  return (
    <div ref={ref} className={styles['drawing']}>
      <svg viewBox={`0 0 ${width} ${height}`} role="group" aria-label={phrase(kitWords.chartHint)}>
        <g transform={`translate(${margin.left} ${margin.top})`}>
          {ticks.map((tick) => (
            <g key={tick} className={styles['tick']} aria-hidden>
              <line x2={room.width} y1={yOf(tick)} y2={yOf(tick)} />
              <text x={-10} y={yOf(tick)} dy="0.35em">
                {formatTick(tick)}
              </text>
            </g>
          ))}
          <ChartBars {...chart} slot={slot} yOf={yOf} height={room.height} onPoint={point} />
          {points.map(({ key, label }, index) =>
            index % every === 0 ? (
              <text
                key={key}
                className={styles['label']}
                x={Math.min(slot * (index + 0.5), lastLabel)}
                y={room.height + 20}
                aria-hidden
              >
                {label}
              </text>
            ) : null,
          )}
        </g>
      </svg>
      {shownPoint && pointedIndex !== undefined && (
        <p
          className={`${styles['tip']} no-print`}
          style={besideOf(margin.left + slot * pointedIndex, slot, width)}
          aria-hidden
        >
          <strong>{shownPoint.name}</strong>
          <span className={styles['now']}>{chart.format(shownPoint.now)}</span>
          <span className={styles['before']}>{chart.format(shownPoint.before)}</span>
        </p>
      )}
    </div>
  );
}

/** Opposite the middle, so that the tip never covers its slot. */
const besideOf = (x: number, slot: number, width: number) =>
  x + slot / 2 < width / 2 ? { left: x + slot + 6 } : { right: width - x + 6 };
