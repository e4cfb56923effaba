import { Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './Labels.module.css';
import { type LabelPart, type LabelUnit, unitsOf } from './label-units.ts';

interface SplitLabelProps {
  head: (place: number, count: number) => ReactNode;
  parts: readonly LabelPart[];
  /** Whatever decides where it parts: another language, another name. */
  text: string;
  quantity: number;
}

/** What does not fit on one label goes on to the next of the same portion: nothing is cut. */
export function SplitLabel({ head, parts, text, quantity }: SplitLabelProps) {
  const units = unitsOf(parts);
  const body = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly number[]>();
  useLayoutEffect(() => {
    if (body.current) setPlaces(columnsIn(body.current));
  }, [text]);
  if (!places)
    return (
      <section className={`${styles['label']} ${styles['measured']}`} aria-hidden>
        {head(1, 2)}
        <div ref={body} className={styles['body']}>
          <Units parts={parts} units={units} />
        </div>
      </section>
    );
  const count = Math.max(...places, 0) + 1;
  return Array.from({ length: quantity }, (_copy, copy) => (
    <Fragment key={copy}>
      {Array.from({ length: count }, (_label, place) => (
        <section key={place} className={styles['label']}>
          {head(place + 1, count)}
          <div className={styles['body']}>
            <Units parts={parts} units={units.filter((_unit, index) => places[index] === place)} />
          </div>
        </section>
      ))}
    </Fragment>
  ));
}

/** In which column each unit stands, as wide and as high as a label's body: the columns are the labels. */
function columnsIn(body: HTMLElement): number[] {
  const { left, width } = body.getBoundingClientRect();
  return [...body.querySelectorAll('[data-unit]')].map((unit) => {
    const [first] = unit.getClientRects();
    return first ? Math.max(0, Math.floor((first.left - left + 1) / width)) : 0;
  });
}

/** Words of one part stand in one paragraph again. */
function Units({ parts, units }: { parts: readonly LabelPart[]; units: readonly LabelUnit[] }) {
  return parts.map((part) => {
    const pieces = units.filter((unit) => unit.part === part.key);
    if (pieces.length === 0) return null;
    if ('node' in part)
      return (
        <div key={part.key} data-unit className={styles[part.isBeside ? 'beside' : 'whole']}>
          {part.node}
        </div>
      );
    return (
      <p key={part.key} lang={part.language} className={part.style && styles[part.style]}>
        {pieces.map(({ index, text, isBold }) => (
          <span key={index} data-unit>
            {isBold ? <b>{text}</b> : text}
          </span>
        ))}
      </p>
    );
  });
}
