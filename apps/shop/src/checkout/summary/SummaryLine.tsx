import type { OwnQuote } from '@traiteur/contract/own/own-orders.ts';
import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import { suitabilityOf } from '@traiteur/domain/catalogue/suitability.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { DishSafety } from '../../avoiding/DishSafety.tsx';
import { useMoney } from '../../site/language/use-money.ts';
import sums from '../../orders/Sums.module.css';
import styles from '../Checkout.module.css';

interface SummaryLineProps {
  line: OwnQuote['lines'][number];
  avoided: readonly ClientAllergen[];
  faults: readonly string[];
}

export function SummaryLine({ line, avoided, faults }: SummaryLineProps) {
  const nameOf = useLocalName();
  const money = useMoney();
  const { name, sizeName, quantity, gross, allergens } = line;
  return (
    <li className={styles['ordered']}>
      <div className={sums['sum']}>
        <span>
          {quantity} × {nameOf(name)} <small className="hint">{nameOf(sizeName)}</small>
        </span>
        <span className="nowrap">{money(gross)}</span>
      </div>
      {avoided.length > 0 && <DishSafety isChosen suitability={suitabilityOf(avoided, line)} allergens={allergens} />}
      {faults.map((fault) => (
        <p key={fault} role="alert" className="fault">
          {fault}
        </p>
      ))}
    </li>
  );
}
