import type { DeliveryReport } from '@traiteur/contract/delivery/delivery-report.ts';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { useTranslations } from 'use-intl';
import { roundKey } from './report-query.ts';
import { useRoundName } from './use-round-name.ts';

interface RoundFilterProps {
  rounds: DeliveryReport['rounds'];
  /** Its key; undefined for all rounds. */
  chosenRound: string | undefined;
  onChoose: (key: string | undefined) => void;
}

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
