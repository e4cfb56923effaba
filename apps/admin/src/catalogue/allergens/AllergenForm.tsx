import { type Allergen, allergens } from '@traiteur/contract/catalogue/allergens.ts';
import { sourceOfAllergen } from '@traiteur/domain/catalogue/ingredient-texts/allergen-source.ts';
import { FieldGroup } from '@traiteur/kit/form/FieldGroup.tsx';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FormScreen } from '../../form/FormScreen.tsx';
import { useFormScreen } from '../../form/use-form-screen.ts';
import { RecordUsesCard } from '../uses/RecordUsesCard.tsx';
import { AllergenFields, blankAllergen } from './AllergenDialog.tsx';
import { useTo } from '../../use-to.ts';

export default function AllergenForm() {
  const to = useTo();
  const words = useTranslations('allergens');
  const form = useFormScreen(allergens, { blank: blankAllergen, list: to('allergens') });
  return (
    <FormScreen form={form} title={words(form.id ? 'edit' : 'add')} subtitle={words('subtitle')}>
      <FieldGroup>
        <AllergenFields />
        <ReadFor />
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
