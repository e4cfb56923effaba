import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useTranslations } from 'use-intl';
import type { MissedWords } from './missed-words.ts';

interface MissedDishesProps {
  missedWords: readonly MissedWords[];
  onSeen: (missed: MissedWords) => void;
  /** Searches the same words again. */
  onRetry: (text: string) => void;
}

export function MissedDishes({ missedWords, onSeen, onRetry }: MissedDishesProps) {
  return missedWords.map((missed, index) => (
    <MissedDish
      key={`${index} ${missed.text}`}
      missed={missed}
      onSeen={() => onSeen(missed)}
      onRetry={() => {
        onSeen(missed);
        onRetry(missed.text);
      }}
    />
  ));
}

interface MissedDishProps {
  missed: MissedWords;
  onSeen: () => void;
  onRetry: () => void;
}

/** Says that an entry added no dish, so that staff do not believe it did. */
function MissedDish({ missed: { text, error, soldOut }, onSeen, onRetry }: MissedDishProps) {
  const words = useTranslations('orders.form');
  const nameOf = useLocalName();
  const failureMessage = useFailureMessage();
  const why = soldOut
    ? words('dishSoldOut', { dish: nameOf(soldOut.name), size: nameOf(soldOut.sizeName).toLowerCase() })
    : words('noDish');
  return (
    <div role="alert">
      <Alarm tone="warning" title={words('dishNotAdded', { text })}>
        <p>{error ? failureMessage(error) : why}</p>
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
