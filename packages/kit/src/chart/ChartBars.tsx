import { type KeyboardEvent, useRef, useState } from 'react';
import type { ChartPoint, ChartProps } from './chart-props.ts';
import styles from './Chart.module.css';

interface ChartBarsProps extends ChartProps {
  /** Width per point, in pixels. */
  slot: number;
  yOf: (value: number) => number;
  height: number;
  onPoint: (index: number | undefined) => void;
}

const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

export function ChartBars({ points, slot, yOf, height, format, now, before, onPoint }: ChartBarsProps) {
  const [current, setCurrent] = useState(0);
  const bars = useRef<(SVGGElement | null)[]>([]);
  // The chart may have fewer points than before: stop at the last one.
  const stop = Math.min(current, points.length - 1);
  const labelOf = ({ name, ...values }: ChartPoint) =>
    `${name}, ${now} ${format(values.now)}, ${before} ${format(values.before)}`;
  function onKeyDown(event: KeyboardEvent) {
    const next = moves[event.key]?.(stop, points.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    bars.current[next]?.focus();
  }
  return points.map((point, index) => (
    <g
      key={point.key}
      ref={(bar) => {
        bars.current[index] = bar;
      }}
      role="img"
      aria-label={labelOf(point)}
      tabIndex={index === stop ? 0 : -1}
      className={styles['point']}
      transform={`translate(${slot * index} 0)`}
      onKeyDown={onKeyDown}
      onFocus={() => {
        setCurrent(index);
        onPoint(index);
      }}
      onBlur={() => onPoint(undefined)}
      onPointerEnter={() => onPoint(index)}
      onPointerLeave={() => onPoint(undefined)}
    >
      <rect className={styles['room']} width={slot} height={height} />
      <Bar className={styles['pale']} width={slot * 0.8} slot={slot} top={yOf(point.before)} height={height} />
      <Bar className={styles['full']} width={slot * 0.5} slot={slot} top={yOf(point.now)} height={height} />
    </g>
  ));
}

interface BarProps {
  className: string | undefined;
  width: number;
  slot: number;
  top: number;
  height: number;
}

/** Charts of few points need a largest width. */
function Bar({ className, width, slot, top, height }: BarProps) {
  const barWidth = Math.min(width, width > slot * 0.6 ? 88 : 56);
  return (
    <rect className={className} x={(slot - barWidth) / 2} width={barWidth} y={top} height={height - top} rx={1.5} />
  );
}
