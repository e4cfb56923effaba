import { sizes } from '@traiteur/contract/catalogue/sizes.ts';
import { FieldGroup } from '@traiteur/kit/form/FieldGroup.tsx';
import { useTranslations } from 'use-intl';
import { FormScreen } from '../../form/FormScreen.tsx';
import { useFormScreen } from '../../form/use-form-screen.ts';
import { RecordUsesCard } from '../uses/RecordUsesCard.tsx';
import { blankSize, SizeFields } from './SizeDialog.tsx';
import { useTo } from '../../use-to.ts';

export default function SizeForm() {
  const to = useTo();
  const words = useTranslations('sizes');
  const form = useFormScreen(sizes, { blank: blankSize, list: to('sizes') });
  return (
    <FormScreen form={form} title={words(form.id ? 'edit' : 'add')} subtitle={words('subtitle')}>
      <FieldGroup>
        <SizeFields />
      </FieldGroup>
      <RecordUsesCard noun="sizes" id={form.id} />
    </FormScreen>
  );
}
