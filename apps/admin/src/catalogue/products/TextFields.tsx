import { slugOf } from '@traiteur/domain/text/slug.ts';
import { BilingualField } from '@traiteur/kit/fields/BilingualField.tsx';
import { FieldGroup, FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { MultiSelectField } from '@traiteur/kit/fields/SelectField.tsx';
import { SlugField } from '@traiteur/kit/fields/SlugField.tsx';
import { useTranslations } from 'use-intl';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { CreateForField } from '../../form/CreateChoice.tsx';
import { FixedFields } from './FixedFields.tsx';
import { NewTagDialog } from '../tags/TagDialog.tsx';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';

export function TextFields({ hasRecipe }: { hasRecipe: boolean }) {
  const words = useTranslations('products');
  const texts = useTranslations();
  const nameOf = useLocalName();
  const tags = useChoices('tags', 'list');
  return (
    <FieldGroup title={words('groups.texts')}>
      <BilingualField name="name" label={words('fields.name')} copied />
      <FieldRow>
        <SlugField name="slug.fr" from="name.fr" slugOf={slugOf} label={words('slugFr')} />
        <SlugField name="slug.en" from="name.en" otherwise="name.fr" slugOf={slugOf} label={words('slugEn')} />
      </FieldRow>
      <BilingualField name="description" label={words('fields.description')} multiline />
      <FixedFields isFixed={hasRecipe}>
        <BilingualField
          name="ingredients"
          label={words('fields.ingredients')}
          hint={words('hints.ingredients')}
          multiline
        />
        <BilingualField name="meatOrigin" label={words('fields.meatOrigin')} hint={words('hints.meatOrigin')} />
      </FixedFields>
      <MultiSelectField
        name="tagIds"
        creatable
        label={words('fields.tagIds')}
        options={tags.map(({ id, name }) => ({ value: id, label: nameOf(name) }))}
      />
      <CreateForField tag="tags" name="tagIds" add={texts('tags.add')} dialog={NewTagDialog} />
    </FieldGroup>
  );
}
