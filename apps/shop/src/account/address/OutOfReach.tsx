import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { FocusedText } from '../../form/FocusedText.tsx';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import { WantedArea } from './WantedArea.tsx';
import styles from './OutOfReach.module.css';

/** False for an incomplete code: the server judges that one. */
export async function isOutOfReach(call: ApiClient['call'], typedCode: string): Promise<boolean> {
  const postalCode = typedCode.replace(/\s/gu, '');
  if (!/^\d{5}$/.test(postalCode)) return false;
  const { eligible } = await call('eligibility', 'checkEligibility', { postalCode });
  return !eligible;
}

/** Nothing is saved, what was typed stays; `onKeep` saves the address in the account all the same. */
export function OutOfReach({ postalCode, city, onKeep }: { postalCode: string; city: string; onKeep: () => void }) {
  const words = useShopWords('checkout.where');
  return (
    <div className={styles['outside']}>
      <div role="alert">
        <FocusedText>
          <strong>{words('outside', { postalCode })}</strong>
        </FocusedText>
        <p>{words('outsideHint')}</p>
      </div>
      <WantedArea postalCode={postalCode} city={city} />
      <button type="button" className="button" onClick={onKeep}>
        {words('keepAnyhow')}
      </button>
    </div>
  );
}
