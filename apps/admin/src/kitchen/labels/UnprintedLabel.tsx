import type { UnprintedDish } from '@traiteur/contract/kitchen/labels.ts';
import { useTranslations } from 'use-intl';
import { SplitLabel } from './SplitLabel.tsx';
import { useUnprinted } from './use-unprinted.ts';

/** On the last label: whoever holds the print sees what is not among it. */
export function UnprintedLabel({ dishes }: { dishes: readonly UnprintedDish[] }) {
  const words = useTranslations('labels');
  const { title, lines } = useUnprinted(dishes);
  return (
    <SplitLabel
      parts={lines.map((text, index) => ({ key: String(index), words: [{ text }] }))}
      text={JSON.stringify(lines)}
      quantity={1}
      head={(place, count) => (
        <header>
          <strong>{title}</strong>
          {count > 1 && <span>{words('nth', { place, count })}</span>}
        </header>
      )}
    />
  );
}
