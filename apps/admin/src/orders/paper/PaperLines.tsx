import type { OrderLine } from '@traiteur/contract/orders/order-record.ts';
import type { OrderPaper } from '@traiteur/contract/orders/order-papers.ts';
import { isInCompany, withEater } from '@traiteur/domain/orders/eater-names.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import { PaperTable } from '@traiteur/front/paper/Paper.tsx';
import { allergensNow } from '../allergies/allergens-now.ts';
import styles from './OrderPaper.module.css';

export function PaperLines({ order }: { order: OrderPaper }) {
  const words = useTranslations('orders.columns');
  const paperWords = useTranslations('orders.paper');
  const nameOf = useLocalName();
  const { formatMoney } = useKitSettings();
  return (
    <PaperTable
      className={styles['lines']}
      headings={[words('dish'), words('quantity'), words('price'), words('total')]}
    >
      {order.lines.map((line, index) => (
        <tr key={`${line.productId} ${line.sizeId} ${line.eaterId} ${line.eater}`}>
          <td>
            <strong>{nameOf(line.name)}</strong> <span>{nameOf(line.sizeName)}</span>
            {line.eater && <b> {paperWords('forEater', { name: line.eater })}</b>}
            <LineAllergens
              line={line}
              conflicts={order.conflicts.filter((conflict) => conflict.line === index)}
              inCompany={isInCompany(order.client, [...order.lines, ...order.conflicts])}
            />
          </td>
          <td>{line.quantity}</td>
          <td>{formatMoney(line.unitPrice)}</td>
          <td>{formatMoney(line.gross)}</td>
        </tr>
      ))}
    </PaperTable>
  );
}

interface LineAllergensProps {
  line: OrderLine;
  conflicts: OrderPaper['conflicts'];
  /** Whether conflicts say whose they are. */
  inCompany: boolean;
}

/** A dish without allergens says so, or it would look like an oversight. */
function LineAllergens({ line, conflicts, inCompany: isNamed }: LineAllergensProps) {
  const words = useTranslations('orders.paper');
  const nameOf = useLocalName();
  const allergens = allergensNow(line.allergens, conflicts);
  const namesOf = (presence: (typeof allergens)[number]['presence']) =>
    allergens
      .filter((allergen) => allergen.presence === presence)
      .map(({ name }) => nameOf(name))
      .join(', ');
  const [containedNames, traces] = [namesOf('contains'), namesOf('may_contain')];
  const metNames = conflicts.map((conflict) => withEater(nameOf(conflict.allergen), conflict, isNamed)).join(', ');
  return (
    <small>
      {[
        containedNames && words('contains', { names: containedNames }),
        traces && words('traces', { names: traces }),
        allergens.length === 0 && words('noAllergen'),
      ]
        .filter(Boolean)
        .join(' · ')}
      {metNames && (
        <>
          {' · '}
          <b className={styles['met']}>{words('careful', { names: metNames })}</b>
        </>
      )}
    </small>
  );
}
