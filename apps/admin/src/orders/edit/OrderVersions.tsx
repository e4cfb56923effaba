import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { isChange } from '@traiteur/front/orders/order-change.ts';
import type { OrderDraft } from '@traiteur/front/orders/order-draft.ts';
import type { DraftSlot } from '@traiteur/front/orders/standing-order.ts';
import { tableOf } from '@traiteur/front/orders/table.ts';
import { useTranslations } from 'use-intl';
import { VersionChoice } from '../../form/VersionChoice.tsx';
import { VersionsDialog } from '../../form/VersionsDialog.tsx';
import type { Difference } from '../../form/versions.ts';
import { dishOf } from '@traiteur/front/orders/standing-order.ts';
import { mergedDraft, orderDifferences } from './order-versions.ts';

interface OrderVersionsProps {
  draft: OrderDraft;
  /** The order as a colleague saved it meanwhile. */
  theirs: Order;
  onClose: () => void;
  /** Called with the merged draft, whose price is shown before it is saved. */
  onChoose: (draft: OrderDraft) => void;
}

export function OrderVersions({ draft, theirs, onClose, onChoose }: OrderVersionsProps) {
  const words = useTranslations('forms');
  const { titleOf, textOf } = useDifferenceTexts(draft, theirs);
  if (!isChange(draft)) return null;
  return (
    <VersionsDialog
      differences={orderDifferences(draft, theirs)}
      confirm={words('takeChosen')}
      onClose={onClose}
      onChoose={(theirParts) => onChoose(mergedDraft(draft, theirs, theirParts))}
    >
      {(difference, choice) => (
        <VersionChoice
          {...choice}
          name={titleOf(difference)}
          mine={textOf(difference, difference.mine)}
          theirs={textOf(difference, difference.theirs)}
        />
      )}
    </VersionsDialog>
  );
}

function useDifferenceTexts(draft: OrderDraft, theirOrder: Order) {
  const words = useTranslations('orders.form');
  const dates = useDates();
  const nameOf = useLocalName();
  const dishes = new Map([...draft.lines, ...theirOrder.lines].map((line) => [dishOf(line), line]));
  return {
    /** A field, or a dish in its size. */
    titleOf: ({ field, member }: Difference): string => {
      const dish = member && dishes.get(String(member.value));
      if (dish) {
        const eater = tableOf(draft.client).find(({ id }) => id === dish.eaterId);
        const forWhom = eater ? [words('forEater', { name: eater.name })] : [];
        return [nameOf(dish.name), nameOf(dish.sizeName).toLowerCase(), ...forWhom].join(', ');
      }
      return words(field as 'address' | 'slot' | 'discountCode' | 'kitchenNote' | 'driverNote');
    },
    textOf: ({ field, member }: Difference, value: unknown): string => {
      // The type of the value follows from its field, as in `OrderFields`.
      if (member) return words('portions', { count: (value as { quantity: number } | undefined)?.quantity ?? 0 });
      if (field === 'slot' && value) return dates.shortSlot(value as DraftSlot);
      return (value as string | null) || '–';
    },
  };
}
