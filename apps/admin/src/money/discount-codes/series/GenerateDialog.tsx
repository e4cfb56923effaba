import { useQueryClient } from '@tanstack/react-query';
import { type GeneratedCodesInput, generatedCodesInput } from '@traiteur/contract/money/discount-code-series.ts';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useShowFaults } from '@traiteur/front/forms/use-show-faults.ts';
import { useApi } from '@traiteur/front/front.ts';
import { MomentField } from '@traiteur/kit/fields/dates/MomentField.tsx';
import { MoneyField, NumberField } from '@traiteur/kit/fields/NumberField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useTranslations } from 'use-intl';
import { DraftLine } from '../../../form/DraftLine.tsx';
import { useFormDraft } from '../../../form/use-form-draft.ts';
import { BenefitFields } from '../BenefitFields.tsx';
import styles from './GenerateDialog.module.css';
import { codeKeys } from './series-query.ts';

const blank: GeneratedCodesInput = {
  name: '',
  prefix: '',
  count: 100,
  type: 'percent',
  value: null,
  minimumGoods: null,
  validFrom: null,
  validUntil: null,
  firstOrderOnly: false,
  categoryIds: [],
};

/** Generates codes of one use each, all with the same terms. */
export default function GenerateDialog({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const words = useTranslations('discountCodes');
  const forms = useTranslations('forms');
  const form = useSchemaForm(generatedCodesInput, blank);
  const showFaults = useShowFaults(form);
  const draft = useFormDraft('discount-codes.series', form, generatedCodesInput.shape);
  async function generate(input: GeneratedCodesInput) {
    try {
      const { codes } = await api.call('discount-codes', 'generateDiscountCodes', {}, input);
      draft.markSaved();
      toast.success(words('series.generated', { count: codes }));
      onClose();
      await queries.invalidateQueries({ queryKey: codeKeys.all });
    } catch (failure) {
      showFaults(failure);
    }
  }
  return (
    <Dialog opened size="lg" title={words('series.add')} onClose={onClose}>
      <Form form={form} onSubmit={generate}>
        <DraftLine {...draft.line} />
        <div className={styles['fields']}>
          <TextField
            name="name"
            label={words('series.name')}
            hint={words('series.nameHint')}
            autoComplete="off"
            first
          />
          <FieldRow>
            <NumberField name="count" label={words('series.count')} hint={words('series.countHint')} />
            <TextField
              name="prefix"
              label={words('series.prefix')}
              hint={words('series.prefixHint')}
              autoComplete="off"
            />
          </FieldRow>
          <BenefitFields />
          <FieldRow>
            <MomentField name="validFrom" label={words('fields.validFrom')} hint={words('hints.validFrom')} />
            <MomentField name="validUntil" label={words('fields.validUntil')} hint={words('hints.validUntil')} />
          </FieldRow>
          <MoneyField name="minimumGoods" label={words('fields.minimumGoods')} hint={words('hints.minimumGoods')} />
          <SwitchField
            name="firstOrderOnly"
            label={words('fields.firstOrderOnly')}
            hint={words('hints.firstOrderOnly')}
          />
        </div>
        <div className="dialog-actions">
          <Button onClick={onClose}>{forms('cancel')}</Button>
          <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
            {words('series.generate')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
