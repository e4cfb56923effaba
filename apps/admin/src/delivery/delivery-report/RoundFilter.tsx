import type { DeliveryReport } from '@traiteur/contract/delivery/delivery-report.ts';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { useTranslations } from 'use-intl';
import { roundKey } from './report-query.ts';
import { useRoundName } from './use-round-name.ts';

interface RoundFilterProps {
  rounds: DeliveryReport['rounds'];
  /** The key of the one that is shown; undefined where all are. */
  chosenRound: string | undefined;
  onChoose: (key: string | undefined) => void;
}

/** Which of the day's rounds is shown: a driver looks at one. */
export function RoundFilter({ rounds, chosenRound, onChoose }: RoundFilterProps) {
  const words = useTranslations('deliveryReport');
  const roundName = useRoundName();
  return (
    <FilterSelect
      label={words('rounds')}
      all={words('everyRound')}
      options={rounds.map((round) => ({ value: roundKey(round), label: roundName(round) }))}
      value={chosenRound ?? ''}
      onChange={onChoose}
    />
  );
}
