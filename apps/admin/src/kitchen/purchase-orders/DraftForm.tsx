import { useQuery } from '@tanstack/react-query';
import {
  type PurchaseOrder,
  type PurchaseOrderInput,
  purchaseOrderInput,
} from '@traiteur/contract/kitchen/purchase-orders.ts';
import { type Blank, useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useShowFaults } from '@traiteur/front/forms/use-show-faults.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { DateField } from '@traiteur/kit/fields/dates/DateField.tsx';
import { NumberField } from '@traiteur/kit/fields/NumberField.tsx';
import { SelectField } from '@traiteur/kit/fields/SelectField.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { FieldGroup, FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { choiceIn } from '@traiteur/kit/form/use-choice-field.ts';
import { Button, ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useFormContext, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { type Call, useStockChange } from '../stock/use-stock-change.ts';
import { usePackText } from './use-pack-text.ts';
import { articlesQuery } from './purchase-order-queries.ts';
import styles from './PurchaseOrder.module.css';

type DraftValues = Blank<PurchaseOrderInput>;

const startOf = (order?: PurchaseOrder): DraftValues => ({
  supplierId: order?.supplierId ?? null,
  wantedOn: order?.wantedOn ?? null,
  notes: order?.notes ?? '',
  lines: order?.lines.map(({ articleId, packs }) => ({ articleId, packs })) ?? [{ articleId: null, packs: 1 }],
});

/** Adds an order, or changes one that has not been sent. */
export function DraftForm({ order }: { order?: PurchaseOrder }) {
  const to = useTo();
  const navigate = useNavigate();
  const words = useTranslations('purchaseOrders');
  const suppliers = useChoices('suppliers', 'list');
  const form = useSchemaForm(purchaseOrderInput, startOf(order));
  const saving = useStockChange(({ id }: { id: number }) => {
    toast.success(words('saved'));
    void navigate(to('purchaseOrder', { id }));
  }, useShowFaults(form));
  const save = (input: PurchaseOrderInput) => (call: Call) =>
    order
      ? call('purchase-orders', 'update', { id: order.id }, { ...input, version: order.version })
      : call('purchase-orders', 'create', {}, input);
  return (
    <Form
      form={form}
      onSubmit={(input) => saving.run(save(input))}
      actions={
        <>
          <Button type="submit" variant={order ? 'default' : 'primary'} busy={saving.busy}>
            {words('save')}
          </Button>
          <ButtonLink to={to('purchaseOrders')}>{words('back')}</ButtonLink>
        </>
      }
    >
      <FieldGroup>
        <FieldRow>
          <SelectField
            name="supplierId"
            label={words('fields.supplierId')}
            options={suppliers
              .filter(({ id, active }) => active || id === order?.supplierId)
              .map(({ id, name }) => ({ value: id, label: name }))}
          />
          <DateField name="wantedOn" label={words('fields.wantedOn')} hint={words('soonHint')} />
        </FieldRow>
        <TextField name="notes" label={words('fields.notes')} multiline />
      </FieldGroup>
      <FieldGroup title={words('fields.lines')}>
        <DraftLines />
      </FieldGroup>
    </Form>
  );
}

function DraftLines() {
  const api = useApi();
  const words = useTranslations('purchaseOrders');
  const packText = usePackText();
  const supplierId = choiceIn(useWatch<DraftValues, 'supplierId'>({ name: 'supplierId' }));
  const { data: articles } = useQuery(articlesQuery(api, supplierId));
  const { getValues, setValue } = useFormContext<DraftValues>();
  const lines = useWatch<DraftValues, 'lines'>({ name: 'lines' });
  const change = (rows: DraftValues['lines']) => setValue('lines', rows, { shouldDirty: true });
  return (
    <div data-field="lines">
      <Stack>
        {supplierId !== null && articles?.length === 0 && <p>{words('noArticles')}</p>}
        {lines.map((_line, index) => (
          <fieldset key={index} className={styles['row']}>
            <legend className="visually-hidden">{words('nth', { number: String(index + 1) })}</legend>
            <SelectField
              name={`lines.${index}.articleId`}
              label={words('line.name')}
              options={(articles ?? []).map((article) => ({
                value: article.id,
                label: `${article.name} · ${packText(article)}`,
              }))}
            />
            <NumberField name={`lines.${index}.packs`} label={words('line.packs')} />
            <Button onClick={() => change(getValues('lines').toSpliced(index, 1))}>{words('removeLine')}</Button>
          </fieldset>
        ))}
        <div>
          <Button onClick={() => change([...getValues('lines'), { articleId: null, packs: 1 }])}>
            {words('addLine')}
          </Button>
        </div>
      </Stack>
    </div>
  );
}
