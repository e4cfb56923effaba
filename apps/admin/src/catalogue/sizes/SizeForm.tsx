import { sizes } from '@traiteur/contract/catalogue/sizes.ts';
import { slugOf } from '@traiteur/domain/text/slug.ts';
import { BilingualField } from '@traiteur/kit/fields/BilingualField.tsx';
import { FieldGroup } from '@traiteur/kit/form/FieldGroup.tsx';
import { NumberField } from '@traiteur/kit/fields/NumberField.tsx';
import { SlugField } from '@traiteur/kit/fields/SlugField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { useTranslations } from 'use-intl';
import { FormScreen } from '../../form/FormScreen.tsx';
import { useFormScreen } from '../../form/use-form-screen.ts';
import { useTo } from '../../use-to.ts';

const blank = { name: { fr: '', en: '' }, slug: '', position: 1, active: true };

export default function SizeForm() {
  const to = useTo();
  const words = useTranslations('sizes');
  const form = useFormScreen(sizes, { blank, list: to('sizes') });
  return (
    <FormScreen form={form} title={words(form.id ? 'edit' : 'add')} subtitle={words('subtitle')}>
      <FieldGroup>
        <BilingualField name="name" label={words('fields.name')} />
        <SlugField name="slug" from="name.fr" slugOf={slugOf} label={words('fields.slug')} />
        <NumberField name="position" label={words('fields.position')} hint={words('hints.position')} />
        <SwitchField name="active" label={words('fields.active')} />
      </FieldGroup>
    </FormScreen>
  );
}
