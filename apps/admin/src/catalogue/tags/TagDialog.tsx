import { tags } from '@traiteur/contract/catalogue/tags.ts';
import { slugOf } from '@traiteur/domain/text/slug.ts';
import { BilingualField } from '@traiteur/kit/fields/BilingualField.tsx';
import { ColourField } from '@traiteur/kit/fields/ColourField.tsx';
import { SlugField } from '@traiteur/kit/fields/SlugField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { useTranslations } from 'use-intl';
import type { NewRecord } from '../../form/CreateChoice.tsx';
import { CreateDialog } from '../../form/CreateDialog.tsx';

export const blankTag = { name: { fr: '', en: '' }, slug: '', colour: '#91c954', active: true };

export function NewTagDialog({ name, ...rest }: NewRecord) {
  const words = useTranslations('tags');
  return (
    <CreateDialog {...rest} noun={tags} blank={{ ...blankTag, name, slug: slugOf(name.fr) }} title={words('add')}>
      <TagFields />
    </CreateDialog>
  );
}

export function TagFields() {
  const words = useTranslations('tags');
  return (
    <>
      <BilingualField name="name" label={words('fields.name')} copied />
      <SlugField name="slug" from="name.fr" otherwise="name.en" slugOf={slugOf} label={words('fields.slug')} />
      <ColourField name="colour" label={words('fields.colour')} />
      <SwitchField name="active" label={words('fields.active')} />
    </>
  );
}
