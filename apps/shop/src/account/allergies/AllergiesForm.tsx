import type { OwnProfile, OwnProfileInput } from '@traiteur/contract/own/own-profile.ts';
import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import { useState } from 'react';
import { Form } from '../../form/Form.tsx';
import { useSending } from '../../form/use-sending.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import { AllergenChoices } from './AllergenChoices.tsx';
import { DietNoteField } from './DietNoteField.tsx';

export type Allergies = Pick<OwnProfileInput, 'allergens' | 'dietNote'>;

interface AllergiesFormProps {
  profile: OwnProfile;
  allergens: SiteTexts['allergens'];
  onSave: (allergies: Allergies) => Promise<void>;
  onLeave: () => void;
}

export function AllergiesForm({ profile, allergens, onSave, onLeave }: AllergiesFormProps) {
  const words = useShopWords('ownAccount');
  const [reactions, setReactions] = useState<readonly ClientAllergen[]>(profile.allergens);
  const [dietNote, setDietNote] = useState(profile.dietNote);
  const { send, busy, faults } = useSending();
  return (
    <Form
      onSubmit={() => void send(() => onSave({ allergens: [...reactions], dietNote }))}
      faults={faults}
      busy={busy}
      submit={words('save')}
      leave={words('leave')}
      onLeave={onLeave}
    >
      <AllergenChoices allergens={allergens} chosen={reactions} onChange={setReactions} />
      <DietNoteField value={dietNote} onChange={setDietNote} />
    </Form>
  );
}
