import { Chip } from '@traiteur/kit/Chip.tsx';
import { useTranslations } from 'use-intl';

/** Marks an order that meets an allergen of its client. */
export function AllergyChip({ alert }: { alert: 'override' | 'warning' | null }) {
  const words = useTranslations('orders');
  if (!alert) return null;
  return (
    <Chip tone={alert === 'override' ? 'bad' : 'wait'}>
      {words(alert === 'override' ? 'allergyChip' : 'warningChip')}
    </Chip>
  );
}
