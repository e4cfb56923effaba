import type { Stop } from '@traiteur/contract/delivery/delivery-report.ts';
import { mainActionFrom } from '@traiteur/domain/orders/order-life.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useTranslations } from 'use-intl';
import reportStyles from './DeliveryReport.module.css';
import styles from './Rounds.module.css';
import { useAdvance } from './use-advance.ts';

interface RoundsAdvanceProps {
  /** The stops whose orders have a next step. */
  movable: readonly Stop[];
  /** The chosen ones among `movable`. */
  moving: readonly Stop[];
  onChooseAll: (on: boolean) => void;
  onMoved: () => void;
}

/** Chooses all movable stops, and takes the next step of the chosen ones where they share it. */
export function RoundsAdvance({ movable, moving, onChooseAll, onMoved }: RoundsAdvanceProps) {
  const words = useTranslations('deliveryReport');
  const { advance, progress } = useAdvance();
  const [nextAction, ...otherActions] = new Set(moving.map(({ status }) => mainActionFrom(status)));
  const isMoving = moving.length > 0 || progress !== null;
  if (movable.length === 0 && progress === null) return null;
  return (
    <div className={`${reportStyles['tools']} ${isMoving ? styles['moving'] : ''} no-print`}>
      <label className={reportStyles['check']}>
        <input
          type="checkbox"
          checked={moving.length > 0 && moving.length === movable.length}
          onChange={(event) => onChooseAll(event.currentTarget.checked)}
        />
        {words('selectAll')}
      </label>
      {isMoving && (
        <Button
          variant="primary"
          busy={progress !== null}
          disabledReason={otherActions.length > 0 ? words('mixedSteps') : undefined}
          onClick={() => void advance(moving).then(onMoved)}
        >
          {progress
            ? words('advancing', progress)
            : nextAction && otherActions.length === 0
              ? words(`advance.${nextAction}`, { count: moving.length })
              : words('chosenCount', { count: moving.length })}
        </Button>
      )}
    </div>
  );
}
