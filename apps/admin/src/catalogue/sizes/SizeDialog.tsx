import { sizes } from '@traiteur/contract/catalogue/sizes.ts';
import { slugOf } from '@traiteur/domain/text/slug.ts';
import { BilingualField } from '@traiteur/kit/fields/BilingualField.tsx';
import { SlugField } from '@traiteur/kit/fields/SlugField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { useTranslations } from 'use-intl';
import type { NewRecord } from '../../form/CreateChoice.tsx';
import { CreateDialog } from '../../form/CreateDialog.tsx';

export const blankSize = { name: { fr: '', en: '' }, slug: '', active: true };

export function NewSizeDialog({ name, ...rest }: NewRecord) {
  const words = useTranslations('sizes');
  return (
    <CreateDialog {...rest} noun={sizes} blank={{ ...blankSize, name, slug: slugOf(name.fr) }} title={words('add')}>
      <SizeFields />
    </CreateDialog>
  );
}

export function SizeFields() {
  const words = useTranslations('sizes');
  return (
    <>
      <BilingualField name="name" label={words('fields.name')} copied />
      <SlugField name="slug" from="name.fr" otherwise="name.en" slugOf={slugOf} label={words('fields.slug')} />
      <SwitchField name="active" label={words('fields.active')} />
    </>
  );
}
