import type { RecallPerson } from '@traiteur/contract/kitchen/recalls.ts';
import { type CallOutcome, callOutcomes } from '@traiteur/domain/kitchen/recalls.ts';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { PlainInput } from '@traiteur/kit/fields/PlainInput.tsx';
import { Pills } from '@traiteur/kit/form/Pills.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRecallChange } from './use-recall-change.ts';

interface CallDialogProps {
  recallId: number;
  person: RecallPerson;
  onClose: () => void;
}

/** What came of a call; a colleague who called meanwhile is not overwritten. */
export function CallDialog({ recallId, person, onClose }: CallDialogProps) {
  const words = useTranslations('recalls');
  const { client, clientId, phone, call } = person;
  const [outcome, setOutcome] = useState<CallOutcome>('spoken');
  const [note, setNote] = useState('');
  const record = useRecallChange(
    (api) =>
      api.call('recalls', 'recordRecallCall', { id: recallId }, { clientId, at: call?.at ?? null, outcome, note }),
    () => {
      toast.success(words('noted'));
      onClose();
    },
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!record.isPending) record.mutate(undefined);
  };
  return (
    <Dialog opened title={words('callOf', { client })} onClose={onClose}>
      <form onSubmit={save}>
        {phone && (
          <p>
            <a href={`tel:${phone}`}>{readablePhone(phone)}</a>
          </p>
        )}
        <Pills
          label={words('outcome')}
          options={callOutcomes.map((value) => ({ value, label: words(`outcomes.${value}`) }))}
          value={outcome}
          onChange={setOutcome}
        />
        <PlainInput label={words('note')} value={note} maxLength={500} onChange={setNote} />
        <div className="dialog-actions">
          <Button type="submit" variant="primary" busy={record.isPending}>
            {words('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
