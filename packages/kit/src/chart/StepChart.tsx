import { useId } from 'react';
import chartStyles from './Chart.module.css';
import { ticksFor } from './chart-scale.ts';
import styles from './StepChart.module.css';
import { useWidth } from './use-width.ts';

interface Step {
  /** Milliseconds since 1970. */
  at: number;
  value: number;
}

interface StepChartProps {
  title: string;
  unit: string;
  /** Each holds its value until its next step. In the order of time. */
  lines: readonly { key: string | number; name: string; steps: readonly Step[] }[];
  /** Where the drawing ends. */
  until: number;
  format: (value: number) => string;
  formatTick: (value: number) => string;
  formatDay: (at: number) => string;
}

const height = 220;
const margin = { top: 12, right: 26, bottom: 28, left: 58 };

/** Lines are told apart by their dashes and the number at their end; the table that stands with it says the same. */
export function StepChart({ title, unit, lines, until, format, formatTick, formatDay }: StepChartProps) {
  const titleId = useId();
  const [ref, measuredWidth] = useWidth();
  const width = measuredWidth || 720;
  const room = { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom };
  const steps = lines.flatMap((line) => line.steps);
  const start = Math.min(...steps.map(({ at }) => at), until - 86_400_000);
  const ticks = ticksFor(steps.map(({ value }) => value));
  const xOf = (at: number) => (room.width * (at - start)) / (until - start);
  const yOf = (value: number) => room.height * (1 - value / (ticks.at(-1) || 1));
  return (
    <figure className={chartStyles['chart']} aria-labelledby={titleId}>
      <figcaption>
        <h2 id={titleId}>
          {title} <small>({unit})</small>
        </h2>
        <ol className={styles['legend']}>
          {lines.map(({ key, name, steps: ownSteps }, index) => (
            <li key={key}>
              <svg width="34" height="10" aria-hidden>
                <line className={styles['line']} data-line={index % 4} x2="34" y1="5" y2="5" />
              </svg>
              {index + 1}. {name}
              {ownSteps.length > 0 && <b> {format(ownSteps.at(-1)?.value ?? 0)}</b>}
            </li>
          ))}
        </ol>
      </figcaption>
      <div ref={ref} className={chartStyles['drawing']}>
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={titleId}>
          <g transform={`translate(${margin.left} ${margin.top})`} aria-hidden>
            {ticks.map((tick) => (
              <g key={tick} className={chartStyles['tick']}>
                <line x2={room.width} y1={yOf(tick)} y2={yOf(tick)} />
                <text x={-10} y={yOf(tick)} dy="0.35em">
                  {formatTick(tick)}
                </text>
              </g>
            ))}
            {lines.map(({ key, steps: ownSteps }, index) => {
              const points = ownSteps.map(({ at, value }) => ({ x: xOf(at), y: yOf(value) }));
              const last = points.at(-1);
              return (
                last && (
                  <g key={key}>
                    <path className={styles['line']} data-line={index % 4} d={pathOf(points, room.width)} />
                    {points.map(({ x, y }) => (
                      <circle key={x} className={styles['mark']} cx={x} cy={y} r="3" />
                    ))}
                    <text className={styles['number']} x={room.width + 6} y={last.y} dy="0.35em">
                      {index + 1}
                    </text>
                  </g>
                )
              );
            })}
            <text className={styles['day']} y={room.height + 20}>
              {formatDay(start)}
            </text>
            <text className={`${styles['day']} ${styles['end']}`} x={room.width} y={room.height + 20}>
              {formatDay(until)}
            </text>
          </g>
        </svg>
      </div>
    </figure>
  );
}

const pathOf = (points: readonly { x: number; y: number }[], end: number): string =>
  `${points.map(({ x, y }, index) => (index === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('')}H${end}`;
