import { productConstants } from '@traiteur/contract/catalogue/product-constants.ts';
import { FieldGroup, FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { NumberField } from '@traiteur/kit/fields/NumberField.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { DraftLine } from '../../form/DraftLine.tsx';
import { SaveButton } from '../../form/RecordButtons.tsx';
import { SaveDialog } from '../../form/SaveDialog.tsx';
import { useRecordForm } from '../../form/use-record-form.ts';
import styles from './ProductConstants.module.css';

/** Shown until the saved ones have loaded. */
const usual = { defaultQuantity: null, dailyChoices: 6, largestLineQuantity: 50, allergiesByConfirmation: false };

const stay = () => undefined;

export function FiguresForm() {
  const words = useTranslations('productConstants');
  const form = useRecordForm(productConstants, { blank: usual, id: 1, done: stay });
  const { record, drafted, questions } = form;
  return (
    <div className={styles['figures']}>
      <Shown query={record.query} card="both" shape={<Skeleton width="80%" height={36} />}>
        {() => (
          <Form form={drafted.form} readOnly={!record.canSave} onSubmit={(values) => questions.save(values)}>
            <DraftLine {...drafted.line} />
            <FieldGroup title={words('figures')}>
              <FieldRow>
                {(['defaultQuantity', 'dailyChoices', 'largestLineQuantity'] as const).map((name) => (
                  <NumberField key={name} name={name} label={words(`fields.${name}`)} hint={words(`hints.${name}`)} />
                ))}
              </FieldRow>
              <SwitchField
                name="allergiesByConfirmation"
                label={words('fields.allergiesByConfirmation')}
                hint={words('hints.allergiesByConfirmation')}
              />
              {record.canSave && (
                <div>
                  <SaveButton form={form} />
                </div>
              )}
            </FieldGroup>
          </Form>
        )}
      </Shown>
      <SaveDialog form={form} />
    </div>
  );
}
