import en from 'virtual:words/screen/companies/en';
import fr from 'virtual:words/screen/companies/fr';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  billedCompany,
  type BilledCompany,
  billedCompanyFields,
  blankBilledCompany,
} from '@traiteur/contract/orders/billed-company.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useApi } from '@traiteur/front/front.ts';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useTranslations } from 'use-intl';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { orderKeys } from '../order-queries.ts';

interface BillingDialogProps {
  order: Order;
  onClose: () => void;
}

export default function BillingDialog(props: BillingDialogProps) {
  return (
    <ScreenWords fr={fr} en={en}>
      <CompanyToBill {...props} />
    </ScreenWords>
  );
}

function CompanyToBill({ order, onClose }: BillingDialogProps) {
  const api = useApi();
  const queries = useQueryClient();
  const words = useTranslations('companies.billing');
  const title = useTranslations('companies.order')('editBilled');
  const labels = useTranslations('companies.fields');
  const back = useTranslations('orders')('goBack');
  const form = useSchemaForm(billedCompany, order.billedCompany ?? blankBilledCompany);
  const save = useMutation({
    mutationFn: (company: BilledCompany | null) =>
      api.call('orders', 'updateBilledCompany', { id: order.id }, { company, version: order.version }),
    onSuccess(answer, company) {
      queries.setQueryData(orderKeys.record(order.id), answer);
      toast.success(words(company ? 'saved' : 'savedForClient'));
      onClose();
    },
  });
  return (
    <Dialog opened title={title} onClose={onClose}>
      <Form form={form} onSubmit={async (company) => void (await save.mutateAsync(company))}>
        <p>{words('explained')}</p>
        {billedCompanyFields.map((name, index) => (
          <TextField key={name} name={name} label={labels(name === 'name' ? 'legalName' : name)} first={index === 0} />
        ))}
        <div className="dialog-actions">
          <Button onClick={onClose}>{back}</Button>
          {order.billedCompany && (
            <Button onClick={() => save.mutate(null)} busy={save.isPending}>
              {words('toClient')}
            </Button>
          )}
          <Button type="submit" variant="primary" busy={save.isPending}>
            {words('save')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
