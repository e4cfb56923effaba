import type { LabelDish, LabelPortion, LabelPrint, UnprintedDish } from '@traiteur/contract/kitchen/labels.ts';
import { formatSizes, type LabelFormat } from '@traiteur/domain/kitchen/labels/label-formats.ts';
import { PrintedHead } from '@traiteur/kit/look/screen/PrintedHead.tsx';
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './Labels.module.css';
import { PortionLabel } from './PortionLabel.tsx';
import { UnprintedLabel } from './UnprintedLabel.tsx';

interface LabelSheetsProps {
  format: LabelFormat;
  maker: LabelPrint['maker'];
  dishes: readonly LabelDish[];
  portions: readonly LabelPortion[];
  unprinted?: readonly UnprintedDish[];
}

/** A label for each portion, as large as it is printed. */
export function LabelSheets({ format, maker, dishes, portions, unprinted = [] }: LabelSheetsProps) {
  const words = useTranslations('labels');
  const part = useRef<HTMLDivElement>(null);
  const areFontsThere = useFonts(part);
  const { width, height, padding, letterHeight } = formatSizes[format];
  const sizes = {
    '--label-width': `${width}mm`,
    '--label-height': `${height}mm`,
    '--label-padding': `${padding}mm`,
    '--letter-height': `${letterHeight}mm`,
  } as CSSProperties;
  return (
    <>
      {/* A label has no room for a head. */}
      <PrintedHead page={format} />
      <div
        ref={part}
        className={`${styles['labels']} ${styles[format]}`}
        style={sizes}
        role="group"
        aria-label={words('title')}
        // Scrolled by keyboard too.
        tabIndex={0}
      >
        {(areFontsThere ? portions : []).flatMap((portion, index) => {
          const dish = dishes[portion.dish];
          return dish
            ? [
                <PortionLabel
                  key={`${format} ${portion.orderId} ${index}`}
                  format={format}
                  maker={maker}
                  dish={dish}
                  portion={portion}
                />,
              ]
            : [];
        })}
        {areFontsThere && unprinted.length > 0 && <UnprintedLabel key={format} dishes={unprinted} />}
      </div>
    </>
  );
}

/** Labels are measured: letters of a font that comes later would not fit. */
function useFonts(part: RefObject<HTMLElement | null>): boolean {
  const [areThere, setThere] = useState(false);
  useEffect(() => {
    void part.current?.ownerDocument.fonts.ready.then(() => setThere(true));
  }, [part]);
  return areThere;
}
