import { useQuery } from '@tanstack/react-query';
import { type GoodsInput, goodsInput } from '@traiteur/contract/kitchen/goods-receipts.ts';
import type { PurchaseOrder } from '@traiteur/contract/kitchen/purchase-orders.ts';
import { idParameter } from '@traiteur/contract/statement/fields.ts';
import { type Blank, useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useShowFaults } from '@traiteur/front/forms/use-show-faults.ts';
import { useApi } from '@traiteur/front/front.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { useQueryInAddress } from '@traiteur/front/routing/use-query-in-address.ts';
import { SelectField } from '@traiteur/kit/fields/SelectField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { FieldGroup, FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { choiceIn } from '@traiteur/kit/form/use-choice-field.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Button, ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { useTo } from '../../use-to.ts';
import { StockWords } from '../stock/StockWords.tsx';
import { useStockChange } from '../stock/use-stock-change.ts';
import { blankLine, linesOfOrder } from './blank-goods.ts';
import { GoodsLines } from './GoodsLines.tsx';
import { GoodsPhoto } from './GoodsPhoto.tsx';

export default function GoodsReceiptForm() {
  return (
    <StockWords>
      <FormScreen />
    </StockWords>
  );
}

const chosenOrder = z.strictObject({ order: z.optional(idParameter) });

/** For the order in the address, or freely. */
function FormScreen() {
  const api = useApi();
  const words = useTranslations('goodsReceipts');
  const { order: id } = useQueryInAddress(chosenOrder).query;
  const query = useQuery({
    queryKey: nounKeys('purchase-orders').record(id),
    queryFn: () => (id === undefined ? null : api.call('purchase-orders', 'get', { id })),
  });
  return (
    <Screen title={words('add')} subtitle={query.data?.number ?? words('subtitle')}>
      <Shown query={query} card="both" shape={<Skeleton width="100%" height={320} />}>
        {(order) => <Goods order={order} />}
      </Shown>
    </Screen>
  );
}

const startOf = (order: PurchaseOrder | null): Blank<GoodsInput> => ({
  supplierId: order?.supplierId ?? null,
  purchaseOrderId: order?.id ?? null,
  noteNumber: '',
  notes: '',
  photo: null,
  complete: false,
  lines: order ? linesOfOrder(order) : [blankLine],
});

function Goods({ order }: { order: PurchaseOrder | null }) {
  const to = useTo();
  const navigate = useNavigate();
  const words = useTranslations('goodsReceipts');
  const suppliers = useChoices('suppliers', 'list');
  const form = useSchemaForm(goodsInput, startOf(order));
  const showFaults = useShowFaults(form);
  // The same goods once, however often they are sent.
  const key = useRef(crypto.randomUUID());
  const supplierId = choiceIn(useWatch({ control: form.control, name: 'supplierId' }));
  const receive = useStockChange(
    ({ id }: { id: number }) => {
      toast.success(words('done'));
      void navigate(to('goodsReceipt', { id }));
    },
    (error) => {
      key.current = crypto.randomUUID();
      showFaults(error);
    },
  );
  return (
    <Form
      form={form}
      onSubmit={(input) =>
        receive.run((call) => call('goods-receipts', 'receiveGoods', { 'Idempotency-Key': key.current }, input))
      }
      actions={
        <>
          <Button type="submit" variant="primary" busy={receive.busy}>
            {words('receive')}
          </Button>
          <ButtonLink to={to('goodsReceipts')}>{words('back')}</ButtonLink>
        </>
      }
    >
      <FieldGroup>
        <FieldRow>
          <SelectField
            name="supplierId"
            label={words('fields.supplier')}
            nullable={!order}
            options={suppliers
              .filter(({ id }) => !order || id === order.supplierId)
              .map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TextField name="noteNumber" label={words('fields.noteNumber')} />
        </FieldRow>
        <GoodsPhoto />
      </FieldGroup>
      <FieldGroup title={words('fields.lines')}>
        <GoodsLines supplierId={supplierId} />
      </FieldGroup>
      <FieldGroup>
        <TextField name="notes" label={words('fields.notes')} multiline />
        {order && <SwitchField name="complete" label={words('complete')} />}
      </FieldGroup>
    </Form>
  );
}
