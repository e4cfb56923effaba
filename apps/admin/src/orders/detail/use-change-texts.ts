import type { OrderChanges } from '@traiteur/contract/orders/order-record.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';

export function useChangeTexts() {
  const words = useTranslations('orders.changes');
  const formWords = useTranslations('orders.form');
  const nameOf = useLocalName();
  const dates = useDates();
  const { formatMoney } = useKitSettings();
  const lineText = ({ name, sizeName, eater, before, after }: OrderChanges['lines'][number]) => {
    const dish = [nameOf(name), nameOf(sizeName), ...(eater ? [formWords('forEater', { name: eater })] : [])].join(
      ', ',
    );
    if (before === 0) return words('added', { dish, after });
    return after === 0 ? words('removed', { dish, before }) : words('quantity', { dish, before, after });
  };
  return ({ lines, slot, discountCode, total, fields }: OrderChanges): string[] => [
    ...lines.map(lineText),
    ...(slot ? [words('slot', { before: dates.shortSlot(slot.before), after: dates.shortSlot(slot.after) })] : []),
    ...(discountCode
      ? [
          words('code', {
            before: discountCode.before ?? words('noCode'),
            after: discountCode.after ?? words('noCode'),
          }),
        ]
      : []),
    ...fields.map((field) => words(field)),
    ...(total ? [words('total', { before: formatMoney(total.before), after: formatMoney(total.after) })] : []),
  ];
}
