import { sizes } from '@traiteur/contract/catalogue/sizes.ts';
import { slugOf } from '@traiteur/domain/text/slug.ts';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { BilingualField } from '@traiteur/kit/fields/BilingualField.tsx';
import { NumberField } from '@traiteur/kit/fields/NumberField.tsx';
import { SlugField } from '@traiteur/kit/fields/SlugField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { useTranslations } from 'use-intl';
import type { NewRecord } from '../../form/CreateChoice.tsx';
import { CreateDialog } from '../../form/CreateDialog.tsx';

/** A new size comes after the others. */
export function NewSizeDialog({ name, ...rest }: NewRecord) {
  const words = useTranslations('sizes');
  const position = Math.max(0, ...useChoices('sizes', 'list').map((size) => size.position)) + 1;
  const blank = { name, slug: slugOf(name.fr), position, active: true };
  return (
    <CreateDialog {...rest} noun={sizes} blank={blank} title={words('add')}>
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
      <NumberField name="position" label={words('fields.position')} hint={words('hints.position')} />
      <SwitchField name="active" label={words('fields.active')} />
    </>
  );
}
