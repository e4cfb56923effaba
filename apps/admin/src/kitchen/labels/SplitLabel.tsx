import type { LabelDish, LabelPortion, LabelPrint } from '@traiteur/contract/kitchen/labels.ts';
import type { LabelFormat } from '@traiteur/domain/kitchen/labels/label-formats.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './Labels.module.css';
import { type LabelPart, type LabelUnit, unitsOf } from './label-units.ts';
import { useLabelParts } from './use-label-parts.tsx';

interface SplitLabelProps {
  format: LabelFormat;
  maker: LabelPrint['maker'];
  dish: LabelDish;
  portion: LabelPortion;
}

/** What does not fit on one label goes on to the next of the same portion: nothing is cut. */
export function SplitLabel({ format, maker, dish, portion }: SplitLabelProps) {
  const parts = useLabelParts({ format, maker, dish, recipient: portion.recipient });
  const units = unitsOf(parts);
  const body = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly number[]>();
  // The text decides where it parts: another language, another name.
  const text = JSON.stringify([format, dish, maker, portion.recipient]);
  useLayoutEffect(() => {
    if (body.current) setPlaces(columnsIn(body.current));
  }, [text]);
  if (!places)
    return (
      <section className={`${styles['label']} ${styles['measured']}`} aria-hidden>
        <LabelHead dish={dish} place={1} count={2} />
        <div ref={body} className={styles['body']}>
          <Units parts={parts} units={units} />
        </div>
      </section>
    );
  const count = Math.max(...places, 0) + 1;
  return Array.from({ length: portion.quantity }, (_copy, copy) => (
    <Fragment key={copy}>
      {Array.from({ length: count }, (_label, place) => (
        <section key={place} className={styles['label']}>
          <LabelHead dish={dish} place={place + 1} count={count} />
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

/** Name and net quantity stand together (article 13, 5), on each label of a portion. */
function LabelHead({ dish, place, count }: { dish: LabelDish; place: number; count: number }) {
  const words = useTranslations('labels');
  const format = useFormatter();
  const nameOf = useLocalName();
  return (
    <header>
      <strong>{nameOf(dish.name)}</strong>
      <span>
        {dish.netWeight !== null && (
          <b>{format.number(dish.netWeight / 1000, { style: 'unit', unit: 'gram', maximumFractionDigits: 0 })}</b>
        )}
        {count > 1 && <i>{words('nth', { place, count })}</i>}
      </span>
    </header>
  );
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
