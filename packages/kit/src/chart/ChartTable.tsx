import type { ChartProps } from './chart-props.ts';
import styles from './Chart.module.css';
import { kitWords, usePhrase } from '../setup/kit-words.ts';

export function ChartTable({ title, heading, now, before, points, format, shown }: ChartProps & { shown: boolean }) {
  const phrase = usePhrase();
  const sum = (series: 'now' | 'before') => points.reduce((total, point) => total + point[series], 0);
  return (
    <table className={`${styles['figures']} ${shown ? '' : styles['folded']}`}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">{now}</th>
          <th scope="col">{before}</th>
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.key}>
            <th scope="row">{point.name}</th>
            <td>{format(point.now)}</td>
            <td>{format(point.before)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{phrase(kitWords.total)}</th>
          <td>{format(sum('now'))}</td>
          <td>{format(sum('before'))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
