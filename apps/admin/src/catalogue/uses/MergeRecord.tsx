import type { MergedNoun } from '@traiteur/contract/catalogue/uses.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './RecordUsesCard.module.css';
import { useMerge } from './use-merges.ts';

/** Chooses the double; nothing changes before one says so. */
export function MergeRecord({ noun, id }: { noun: MergedNoun; id: number }) {
  const api = useApi();
  const words = useTranslations('uses');
  const nameOf = useLocalName();
  const records = useChoices(noun, 'list');
  const [isOpen, setOpen] = useState(false);
  const [otherId, chooseOther] = useState('');
  const { run: merge, isUnderWay } = useMerge(noun, id);
  if (!api.offers('uses', 'undoCatalogueMerge')) return null;
  const recordOf = (wantedId: number) => records.find((record) => record.id === wantedId);
  const [keptRecord, otherRecord] = [recordOf(id), recordOf(Number(otherId))];
  const close = () => {
    setOpen(false);
    chooseOther('');
  };
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{words('merge')}</Button>;
  return (
    <div className={styles['merge']}>
      <p>{words('explained')}</p>
      <FilterSelect
        label={words('other')}
        all={words('other')}
        options={records
          .filter((record) => record.id !== id)
          .map((record) => ({ value: record.id, label: nameOf(record.name) }))}
        value={otherId}
        onChange={(value) => chooseOther(value ?? '')}
      />
      <div className={styles['buttons']}>
        <Button
          variant="danger"
          busy={isUnderWay}
          disabledReason={otherRecord ? undefined : words('other')}
          onClick={() =>
            keptRecord &&
            otherRecord &&
            void merge({
              otherId: otherRecord.id,
              version: keptRecord.version,
              otherVersion: otherRecord.version,
            }).then(close)
          }
        >
          {words('confirm')}
        </Button>
        <Button onClick={close}>{words('cancel')}</Button>
      </div>
    </div>
  );
}
