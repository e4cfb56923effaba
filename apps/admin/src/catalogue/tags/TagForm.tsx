import { tags } from '@traiteur/contract/catalogue/tags.ts';
import { slugOf } from '@traiteur/domain/text/slug.ts';
import { BilingualField } from '@traiteur/kit/fields/BilingualField.tsx';
import { ColourField } from '@traiteur/kit/fields/ColourField.tsx';
import { FieldGroup } from '@traiteur/kit/form/FieldGroup.tsx';
import { SlugField } from '@traiteur/kit/fields/SlugField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { useTranslations } from 'use-intl';
import { FormScreen } from '../../form/FormScreen.tsx';
import { useFormScreen } from '../../form/use-form-screen.ts';
import { RecordUsesCard } from '../uses/RecordUsesCard.tsx';
import { useTo } from '../../use-to.ts';

const blank = { name: { fr: '', en: '' }, slug: '', colour: '#91c954', active: true };

export default function TagForm() {
  const to = useTo();
  const words = useTranslations('tags');
  const form = useFormScreen(tags, { blank, list: to('tags') });
  return (
    <FormScreen form={form} title={words(form.id ? 'edit' : 'add')} subtitle={words('subtitle')}>
      <FieldGroup>
        <BilingualField name="name" label={words('fields.name')} />
        <SlugField name="slug" from="name.fr" slugOf={slugOf} label={words('fields.slug')} />
        <ColourField name="colour" label={words('fields.colour')} />
        <SwitchField name="active" label={words('fields.active')} />
      </FieldGroup>
      <RecordUsesCard noun="tags" id={form.id} />
    </FormScreen>
  );
}
