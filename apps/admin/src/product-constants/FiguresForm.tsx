import { productConstantsInput } from '@traiteur/contract/product-constants.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { ErrorState } from '@traiteur/kit/look/EmptyState.tsx';
import { FieldGroup, FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { NumberField } from '@traiteur/kit/fields/NumberField.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { FormDialogs } from '../form/FormDialogs.tsx';
import { useThingForm } from '../form/use-noun-form.ts';
import styles from './ProductConstants.module.css';

/** What a new house starts with; the house's own take its place as they arrive. */
const usual = { defaultQuantity: null, dailyChoices: 6, largestLineQuantity: 50 };

const stay = () => undefined;

/** The figures that hold for every product. */
export function FiguresForm() {
  const words = useTranslations('productConstants');
  const formWords = useTranslations('shell.form');
  const failureMessage = useFailureMessage();
  const of = useThingForm({
    tag: 'product-constants',
    schema: productConstantsInput,
    blank: usual,
    id: 1,
    done: stay,
  });
  const { form, loaded } = of;
  if (!loaded.data) {
    return (
      <Card title={words('figures')}>
        {loaded.error ? (
          <ErrorState message={failureMessage(loaded.error)} retry={() => void loaded.refetch()} />
        ) : (
          <Skeleton width="80%" height={36} />
        )}
      </Card>
    );
  }
  return (
    <div className={styles['figures']}>
      <Form form={form} readOnly={!of.canSave} onSubmit={(values) => of.save(values)}>
        <FieldGroup title={words('figures')}>
          <FieldRow>
            {(['defaultQuantity', 'dailyChoices', 'largestLineQuantity'] as const).map((name) => (
              <NumberField key={name} name={name} label={words(`fields.${name}`)} hint={words(`hints.${name}`)} />
            ))}
          </FieldRow>
          {of.canSave && (
            <div>
              <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
                {formWords('save')}
              </Button>
            </div>
          )}
        </FieldGroup>
      </Form>
      <FormDialogs of={of} />
    </div>
  );
}
