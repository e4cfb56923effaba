import type { LabelDish, LabelPortion, LabelPrint } from '@traiteur/contract/kitchen/labels.ts';
import type { LabelFormat } from '@traiteur/domain/kitchen/labels/label-formats.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useTranslations } from 'use-intl';
import { SplitLabel } from './SplitLabel.tsx';
import { useLabelParts } from './use-label-parts.tsx';
import { useNetQuantity } from './use-net-quantity.ts';

interface PortionLabelProps {
  format: LabelFormat;
  maker: LabelPrint['maker'];
  dish: LabelDish;
  portion: LabelPortion;
}

/** Name and net quantity stand together (article 13, 5), on each label of a portion. */
export function PortionLabel({ format, maker, dish, portion: { recipient, quantity } }: PortionLabelProps) {
  const words = useTranslations('labels');
  const nameOf = useLocalName();
  const net = useNetQuantity(dish);
  return (
    <SplitLabel
      parts={useLabelParts({ format, maker, dish, recipient })}
      text={JSON.stringify([format, dish, maker, recipient])}
      quantity={quantity}
      head={(place, count) => (
        <header>
          <strong>{nameOf(dish.name)}</strong>
          <span>
            {net && <b>{net}</b>}
            {count > 1 && <i>{words('nth', { place, count })}</i>}
          </span>
        </header>
      )}
    />
  );
}
