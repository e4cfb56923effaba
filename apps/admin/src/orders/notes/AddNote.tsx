import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { orderNote } from '@traiteur/contract/orders/order-undo.ts';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useApi } from '@traiteur/front/front.ts';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { orderKeys } from '../order-queries.ts';

export function AddNote({ order }: { order: Order }) {
  const api = useApi();
  const words = useTranslations('orders.notes');
  const [isOpen, setOpen] = useState(false);
  if (!api.offers('orders', 'addOrderNote')) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words('add')}</Button>
      {isOpen && <NoteDialog id={order.id} onClose={() => setOpen(false)} />}
    </>
  );
}

function NoteDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const words = useTranslations('orders.notes');
  const back = useTranslations('orders')('goBack');
  const form = useSchemaForm(orderNote, { note: '' });
  const save = useMutation({
    mutationFn: (note: string) => api.call('orders', 'addOrderNote', { id }, { note }),
    onSuccess(order) {
      queries.setQueryData(orderKeys.record(id), order);
      toast.success(words('saved'));
      onClose();
    },
  });
  return (
    <Dialog opened title={words('add')} onClose={onClose}>
      <Form form={form} onSubmit={async ({ note }) => void (await save.mutateAsync(note))}>
        <p>{words('explained')}</p>
        <TextField name="note" label={words('label')} multiline first />
        <div className="dialog-actions">
          <Button onClick={onClose}>{back}</Button>
          <Button type="submit" variant="primary" busy={save.isPending}>
            {words('save')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
