import type { EaterInput, TableEater } from '@traiteur/contract/clients/eaters.ts';
import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import { useState } from 'react';
import { Field } from '../../form/Field.tsx';
import { Form } from '../../form/Form.tsx';
import { useSending } from '../../form/use-sending.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import { AllergenChoices } from '../allergies/AllergenChoices.tsx';
import { DietNoteField } from '../allergies/DietNoteField.tsx';
import styles from '../AccountPage.module.css';
import { eaterInput } from './eater-input.ts';

interface EaterFormProps {
  /** Absent: somebody new. */
  eater?: TableEater;
  allergens: SiteTexts['allergens'];
  onSave: (input: EaterInput) => Promise<void>;
  onLeave: () => void;
}

export function EaterForm({ eater, allergens, onSave, onLeave }: EaterFormProps) {
  const words = useShopWords('ownAccount.eaters');
  const account = useShopWords('ownAccount');
  const [name, setName] = useState(eater?.name ?? '');
  const [reactions, setReactions] = useState<readonly ClientAllergen[]>(eater?.allergens ?? []);
  const [hasNone, setHasNone] = useState(eater?.allergiesAsked === true && eater.allergens.length === 0);
  const [dietNote, setDietNote] = useState(eater?.dietNote ?? '');
  const { send, busy, faults } = useSending();
  return (
    <Form
      onSubmit={() => void send(() => onSave(eaterInput({ name, reactions, hasNone, dietNote })))}
      faults={faults}
      busy={busy}
      submit={account('save')}
      leave={account('leave')}
      onLeave={onLeave}
    >
      <Field
        label={words('name')}
        value={name}
        maxLength={80}
        autoComplete="off"
        fault={faults.fields['name']}
        onChange={setName}
      />
      <p>
        <strong>{words('reacts')}</strong>
      </p>
      <AllergenChoices allergens={allergens} chosen={reactions} onChange={setReactions} />
      {reactions.length === 0 && (
        <label className={styles['none']}>
          <input type="checkbox" checked={hasNone} onChange={({ target }) => setHasNone(target.checked)} />
          <span>{words('hasNone')}</span>
        </label>
      )}
      <DietNoteField value={dietNote} onChange={setDietNote} />
    </Form>
  );
}
