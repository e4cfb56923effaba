import type { GroupVisit, Guest } from '@traiteur/contract/own/group-guests.ts';
import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import { useId, useState } from 'react';
import { AllergenChoices } from '../../account/allergies/AllergenChoices.tsx';
import { DietNoteField } from '../../account/allergies/DietNoteField.tsx';
import { Field } from '../../form/Field.tsx';
import { Form } from '../../form/Form.tsx';
import { useSending } from '../../form/use-sending.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../Group.module.css';

export interface GuestSaying {
  name: string;
  email: string;
  allergens: ClientAllergen[];
  dietNote: string;
}

interface GuestFormProps {
  visit: GroupVisit;
  /** What they said before. */
  start?: Pick<Guest, 'name' | 'email' | 'allergens' | 'dietNote'> | undefined;
  allergens: SiteTexts['allergens'];
  onSave: (saying: GuestSaying) => Promise<void>;
  onLeave?: () => void;
}

/**
 * Once it is placed, of what they react to alone. None is an answer, and nothing said is not. Hosts whom the house has
 * asked say their allergies in the account.
 */
export function GuestForm({ visit, start, allergens, onSave, onLeave }: GuestFormProps) {
  const words = useShopWords('groupOrders.guest');
  const id = useId();
  const [name, setName] = useState(start?.name ?? (visit.isHost ? visit.host : visit.expectedName));
  const [email, setEmail] = useState(start?.email ?? '');
  const [reactions, setReactions] = useState<readonly ClientAllergen[]>(start?.allergens ?? []);
  const [reacts, setReacts] = useState<boolean | undefined>(start && start.allergens.length > 0);
  const [dietNote, setDietNote] = useState(start?.dietNote ?? '');
  const [complaint, setComplaint] = useState('');
  const { send, busy, faults } = useSending();
  const isAsked = !visit.hostAsked;
  function save(): void {
    const lack = isAsked && (reacts === undefined ? 'sayFirst' : reacts && reactions.length === 0 ? 'pickFirst' : '');
    setComplaint(lack ? words(lack) : '');
    if (lack) return;
    void send(() => onSave({ name, email, allergens: reacts ? [...reactions] : [], dietNote }));
  }
  return (
    <section className={onLeave ? undefined : `panel ${styles['card']}`}>
      {!onLeave && <h2>{words('whoTitle')}</h2>}
      <Form
        onSubmit={save}
        faults={faults}
        busy={busy}
        submit={words(onLeave ? 'save' : 'go')}
        leave={words('leave')}
        onLeave={onLeave}
      >
        {!visit.isHost && visit.isOpen && (
          <Field
            label={words('name')}
            value={name}
            maxLength={80}
            autoComplete="name"
            fault={faults.fields['name']}
            onChange={setName}
          />
        )}
        {isAsked ? (
          <fieldset className={styles['choices']} aria-describedby={complaint ? `${id}-complaint` : undefined}>
            <legend>{words('allergies')}</legend>
            <p className="hint">{words('allergiesHint', { host: visit.host })}</p>
            {([false, true] as const).map((answer) => (
              <label key={String(answer)} className={styles['choice']}>
                <input
                  type="radio"
                  name={`${id}-reacts`}
                  checked={reacts === answer}
                  onChange={() => setReacts(answer)}
                />
                <span>{words(answer ? 'yes' : 'no')}</span>
              </label>
            ))}
            {reacts && <AllergenChoices allergens={allergens} chosen={reactions} onChange={setReactions} />}
            {reacts && <DietNoteField value={dietNote} onChange={setDietNote} />}
            {complaint && (
              <p id={`${id}-complaint`} role="alert" className={styles['fault']}>
                {complaint}
              </p>
            )}
          </fieldset>
        ) : (
          <p className="hint">{words('hostAllergies')}</p>
        )}
        {!visit.isHost && visit.isOpen && (
          <Field
            label={words('email')}
            hint={words('emailHint')}
            type="email"
            autoComplete="email"
            value={email}
            fault={faults.fields['email']}
            onChange={setEmail}
          />
        )}
      </Form>
    </section>
  );
}
