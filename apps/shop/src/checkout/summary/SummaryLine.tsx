import type { TableEater } from '@traiteur/contract/clients/eaters.ts';
import type { OwnQuote } from '@traiteur/contract/own/own-order-input.ts';
import { type ClientAllergen, eatersOfLine } from '@traiteur/domain/orders/allergies.ts';
import { suitabilityOf } from '@traiteur/domain/catalogue/suitability.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { allAvoided } from '../../avoiding/all-avoided.ts';
import { DishSafety } from '../../avoiding/DishSafety.tsx';
import { useMoney } from '../../site/language/use-money.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import sums from '../../orders/Sums.module.css';
import styles from '../Checkout.module.css';
import type { CheckoutState } from '../use-checkout.ts';
import { EaterChoice } from './EaterChoice.tsx';

interface SummaryLineProps {
  line: OwnQuote['lines'][number];
  date: string | undefined;
  /** Undefined: the whole table. */
  eaterId: number | undefined;
  table: readonly TableEater[];
  ofBrowser: readonly ClientAllergen[];
  onEater: CheckoutState['chooseEater'];
  faults: readonly string[];
}

export function SummaryLine({ line, date, eaterId, table, ofBrowser, onEater, faults }: SummaryLineProps) {
  const words = useShopWords('checkout.for');
  const nameOf = useLocalName();
  const money = useMoney();
  const { name, sizeName, quantity, gross, allergens } = line;
  const eaters = eatersOfLine(eaterId, table);
  const ofEaters = eaters.flatMap((eater) => eater.allergens);
  const avoided = allAvoided(ofEaters, ofBrowser);
  const allergicEaters = eaters.filter((eater) => suitabilityOf(eater.allergens, line).isRefused);
  const refusedTo = allergicEaters.some(({ isClient }) => isClient) ? [] : allergicEaters.map((eater) => eater.name);
  return (
    <li className={styles['ordered']}>
      <div className={sums['sum']}>
        <span>
          {quantity} × {nameOf(name)} <small className="hint">{nameOf(sizeName)}</small>
        </span>
        <span className="nowrap">{money(gross)}</span>
      </div>
      {table.length > 1 && <EaterChoice line={line} date={date} eaterId={eaterId} table={table} onEater={onEater} />}
      {avoided.length > 0 && (
        <DishSafety
          isChosen
          refusedTo={refusedTo}
          {...(table.length > 1 && { safe: words('safe') })}
          suitability={suitabilityOf(avoided, line)}
          allergens={allergens}
        />
      )}
      {faults.map((fault) => (
        <p key={fault} role="alert" className="fault">
          {fault}
        </p>
      ))}
    </li>
  );
}
