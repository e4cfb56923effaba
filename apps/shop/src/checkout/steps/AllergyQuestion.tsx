import type { TableEater } from '@traiteur/contract/clients/eaters.ts';
import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import { useState } from 'react';
import { AllergenChoices } from '../../account/allergies/AllergenChoices.tsx';
import { eaterInput } from '../../account/eaters/eater-input.ts';
import { useSending } from '../../form/use-sending.ts';
import { useAlive } from '../../site/island/alive.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../Checkout.module.css';

interface AllergyQuestionProps {
  eater: TableEater;
  allergens: SiteTexts['allergens'];
  onAnswered: () => Promise<unknown>;
}

/** Asked once of each who eats: “no” is an answer too, and the account keeps it. */
export function AllergyQuestion({ eater, allergens, onAnswered }: AllergyQuestionProps) {
  const words = useShopWords('checkout.who');
  const { call } = useAlive();
  const { send, busy, faults } = useSending();
  const [isOpen, setOpen] = useState(false);
  const [reactions, setReactions] = useState<readonly ClientAllergen[]>(eater.allergens);
  const { id, name, dietNote, isClient } = eater;
  const save = (allergens: readonly ClientAllergen[]) =>
    send(async () => {
      const input = eaterInput({ name, dietNote, reactions: allergens, hasNone: allergens.length === 0 });
      await call('own-eaters', 'updateOwnEater', { id }, input);
      await onAnswered();
    });
  return (
    <div role="group" aria-labelledby={`allergy-of-${id}`} className={styles['question']}>
      <p id={`allergy-of-${id}`}>
        <strong>{isClient ? words('ask') : words('askOf', { name })}</strong>
      </p>
      {isOpen && <AllergenChoices allergens={allergens} chosen={reactions} onChange={setReactions} />}
      <div className={styles['answers']}>
        {isOpen ? (
          <button
            type="button"
            className="button primary"
            aria-busy={busy}
            disabled={reactions.length === 0}
            onClick={() => void save(reactions)}
          >
            {words('tell')}
          </button>
        ) : (
          <button type="button" className="button" onClick={() => setOpen(true)}>
            {words('yes')}
          </button>
        )}
        <button type="button" className="button" aria-busy={busy} onClick={() => void save([])}>
          {words('no')}
        </button>
      </div>
      {faults.sentence && (
        <p role="alert" className="fault">
          {faults.sentence}
        </p>
      )}
    </div>
  );
}
