import type { Client, Eater } from '@traiteur/contract/clients/clients.ts';
import { eaterInput } from '@traiteur/contract/clients/clients.ts';
import { isRefusal } from '@traiteur/contract/wire/client.ts';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useShowFaults } from '@traiteur/front/forms/use-show-faults.ts';
import { useApi } from '@traiteur/front/front.ts';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Dialog, DialogStack } from '@traiteur/kit/overlays/Dialog.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import { DraftLine } from '../../../form/DraftLine.tsx';
import { LeaveDialog } from '../../../form/LeaveDialog.tsx';
import { useFormDraft } from '../../../form/use-form-draft.ts';
import { useGuardedClose } from '../../../form/use-guarded-close.ts';
import { AllergyEffect } from '../../../orders/allergy-effects/AllergyEffect.tsx';
import { AllergiesFields } from '../AllergiesFields.tsx';
import styles from '../new/NewClientDialog.module.css';
import { useTableSaved } from './use-table-saved.ts';

type EaterInput = z.output<typeof eaterInput>;

interface EaterDialogProps {
  client: Client;
  /** Absent for somebody new. */
  eater?: Eater;
  onClose: () => void;
}

const blank: EaterInput = { name: '', dietNote: '', allergens: [], allergiesAsked: false };

export function EaterDialog({ client, eater, onClose }: EaterDialogProps) {
  const api = useApi();
  const words = useTranslations('clients.table');
  const forms = useTranslations('forms');
  const readAgain = useTableSaved();
  // A colleague's change meanwhile is refused, not overwritten.
  const [version] = useState(client.version);
  const form = useSchemaForm(eaterInput, eater ? inputOf(eater) : blank);
  const showFaults = useShowFaults(form);
  const { isDirty, isSubmitting } = form.formState;
  const { close, question } = useGuardedClose(isDirty, onClose);
  const draft = useFormDraft(`eater.${client.id}.${eater?.id ?? 'new'}`, form, eaterInput.shape);
  const send = (input: EaterInput) =>
    eater
      ? api.call('clients', 'updateEater', { id: client.id }, { ...input, eaterId: eater.id, version })
      : api.call('clients', 'createEater', { id: client.id }, input);
  const save = (input: EaterInput) =>
    send(input).then(
      async () => {
        draft.markSaved();
        await readAgain();
        onClose();
        toast.success(words(eater ? 'changed' : 'added', { name: input.name }));
      },
      async (failure: unknown) => {
        showFaults(failure);
        if (isRefusal(failure, 'stale')) await readAgain();
      },
    );
  return (
    <DialogStack>
      <Dialog
        opened
        size="lg"
        title={eater ? words('changeNamed', { name: eater.name }) : words('add')}
        onClose={close}
      >
        <Form form={form} onSubmit={save}>
          <DraftLine {...draft.line} />
          <div className={styles['fields']}>
            <TextField name="name" label={words('name')} autoComplete="off" required first />
            <AllergiesFields />
            {eater && <AllergyEffect whose={{ clientIds: [client.id], eaterId: eater.id }} />}
          </div>
          <div className="dialog-actions">
            <Button onClick={close}>{forms('cancel')}</Button>
            <Button type="submit" variant="primary" busy={isSubmitting}>
              {words(eater ? 'save' : 'addConfirm')}
            </Button>
          </div>
        </Form>
      </Dialog>
      <LeaveDialog question={question} />
    </DialogStack>
  );
}

const inputOf = ({ id: _id, ...input }: Eater): EaterInput => input;
