import { PlainTextArea } from '@traiteur/kit/fields/PlainTextArea.tsx';
import { useTranslations } from 'use-intl';
import styles from './ForcedReason.module.css';
import { useMayForce } from './use-may-force.ts';
import type { OrderFormState } from './use-order-form.ts';

interface ForcedReasonProps {
  form: OrderFormState;
  field: 'forcedPlace' | 'forcedMinimum' | 'forcedCredit';
}

/** The reason for setting a house rule aside; a user who may not do that reads who may. */
export function ForcedReason({ form: { draft, setDraft }, field }: ForcedReasonProps) {
  const words = useTranslations('orders');
  if (!useMayForce()) return <p className="hint">{words(`whoForces.${field}`)}</p>;
  return (
    <div className={styles['reason']}>
      <PlainTextArea
        label={words(`forcedReason.${field}`)}
        description={words('forced.explained')}
        value={draft[field]}
        maxLength={500}
        lines={1}
        onChange={(reason) => setDraft((current) => ({ ...current, [field]: reason }))}
      />
    </div>
  );
}
