import { type Allergen, allergens } from '@traiteur/contract/catalogue/allergens.ts';
import { sourceOfAllergen } from '@traiteur/domain/catalogue/ingredients/allergen-source.ts';
import { slugOf } from '@traiteur/domain/text/slug.ts';
import { BilingualField } from '@traiteur/kit/fields/BilingualField.tsx';
import { FieldGroup } from '@traiteur/kit/form/FieldGroup.tsx';
import { SlugField } from '@traiteur/kit/fields/SlugField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FormScreen } from '../../form/FormScreen.tsx';
import { useFormScreen } from '../../form/use-form-screen.ts';
import { RecordUsesCard } from '../uses/RecordUsesCard.tsx';
import { useTo } from '../../use-to.ts';

const blank = { name: { fr: '', en: '' }, slug: '', code: '', active: true };

export default function AllergenForm() {
  const to = useTo();
  const words = useTranslations('allergens');
  const form = useFormScreen(allergens, { blank, list: to('allergens') });
  return (
    <FormScreen form={form} title={words(form.id ? 'edit' : 'add')} subtitle={words('subtitle')}>
      <FieldGroup>
        <BilingualField name="name" label={words('fields.name')} />
        <SlugField name="slug" from="name.en" slugOf={slugOf} label={words('fields.slug')} />
        <TextField name="code" label={words('fields.code')} hint={words('hints.code')} />
        <ReadFor />
        <SwitchField name="active" label={words('fields.active')} />
      </FieldGroup>
      <RecordUsesCard noun="allergens" id={form.id} />
    </FormScreen>
  );
}

/** For what the lists of ingredients are read, or that they are not. */
function ReadFor() {
  const words = useTranslations('allergens');
  const sources = useTranslations('products.sources');
  const [code, name] = useWatch<Allergen, ['code', 'name']>({ name: ['code', 'name'] });
  if (!code.trim() && !name.fr.trim() && !name.en.trim()) return null;
  const source = sourceOfAllergen({ code: code.trim(), name });
  return (
    <p className="hint" role="status">
      {source ? words('readFor', { source: sources(source) }) : words('readForNone')}
    </p>
  );
}
