import { allergens } from '@traiteur/contract/catalogue/allergens.ts';
import { slugOf } from '@traiteur/domain/text/slug.ts';
import { BilingualField } from '@traiteur/kit/fields/BilingualField.tsx';
import { SlugField } from '@traiteur/kit/fields/SlugField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { useTranslations } from 'use-intl';
import type { NewRecord } from '../../form/CreateChoice.tsx';
import { CreateDialog } from '../../form/CreateDialog.tsx';

export const blankAllergen = { name: { fr: '', en: '' }, slug: '', code: '', active: true };

export function NewAllergenDialog({ name, ...rest }: NewRecord) {
  const words = useTranslations('allergens');
  const slug = slugOf(name.en.trim() ? name.en : name.fr);
  return (
    <CreateDialog {...rest} noun={allergens} blank={{ ...blankAllergen, name, slug, code: slug }} title={words('add')}>
      <AllergenFields />
    </CreateDialog>
  );
}

export function AllergenFields() {
  const words = useTranslations('allergens');
  return (
    <>
      <BilingualField name="name" label={words('fields.name')} copied />
      <SlugField name="slug" from="name.en" otherwise="name.fr" slugOf={slugOf} label={words('fields.slug')} />
      <SlugField
        name="code"
        from="name.en"
        otherwise="name.fr"
        slugOf={slugOf}
        label={words('fields.code')}
        hint={words('hints.code')}
      />
      <SwitchField name="active" label={words('fields.active')} />
    </>
  );
}
