import { tags } from '@traiteur/contract/catalogue/tags.ts';
import { FieldGroup } from '@traiteur/kit/form/FieldGroup.tsx';
import { useTranslations } from 'use-intl';
import { FormScreen } from '../../form/FormScreen.tsx';
import { useFormScreen } from '../../form/use-form-screen.ts';
import { RecordUsesCard } from '../uses/RecordUsesCard.tsx';
import { blankTag, TagFields } from './TagDialog.tsx';
import { useTo } from '../../use-to.ts';

export default function TagForm() {
  const to = useTo();
  const words = useTranslations('tags');
  const form = useFormScreen(tags, { blank: blankTag, list: to('tags') });
  return (
    <FormScreen form={form} title={words(form.id ? 'edit' : 'add')} subtitle={words('subtitle')}>
      <FieldGroup>
        <TagFields />
      </FieldGroup>
      <RecordUsesCard noun="tags" id={form.id} />
    </FormScreen>
  );
}
