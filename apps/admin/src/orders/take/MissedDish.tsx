import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useTranslations } from 'use-intl';
import type { MissedWords } from './use-entered-dishes.ts';

interface MissedDishProps {
  missed: MissedWords;
  onSeen: () => void;
  onRetry: () => void;
}

/** Says that what was entered led to no dish, so that nobody believes it was added. */
export function MissedDish({ missed: { text, error }, onSeen, onRetry }: MissedDishProps) {
  const words = useTranslations('orders.form');
  const failureMessage = useFailureMessage();
  return (
    <div role="alert">
      <Alarm tone="warning" title={words('dishNotAdded', { text })}>
        <p>{error ? failureMessage(error) : words('noDish')}</p>
        {error && (
          <Button variant="subtle" onClick={onRetry}>
            {words('searchAgain')}
          </Button>
        )}
        <Button variant="subtle" onClick={onSeen}>
          {words('dishMissSeen')}
        </Button>
      </Alarm>
    </div>
  );
}
