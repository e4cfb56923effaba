import type { TableEater } from '@traiteur/contract/clients/eaters.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { IconTrash } from '@tabler/icons-react';
import { useMoney } from '../site/language/use-money.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './Change.module.css';
import { EaterSelect } from './EaterSelect.tsx';
import { quantityIn, withLine, withoutLine } from './order-draft.ts';
import type { ChangeState } from './use-change.ts';

interface ChangedLinesProps {
  state: ChangeState;
  table: readonly TableEater[];
}

export function ChangedLines({ state, table }: ChangedLinesProps) {
  const words = useShopWords('ownOrders.change');
  const { draft, change, most } = state;
  const nameOf = useLocalName();
  const money = useMoney();
  if (draft.lines.length === 0) return <p role="status">{words('none')}</p>;
  return (
    <ul className={styles['lines']}>
      {draft.lines.map((line, index) => {
        const key = `${line.productId} ${line.sizeId} ${index}`;
        const dish = nameOf(line.name);
        const priced = state.quote.value?.lines.find(
          ({ productId, sizeId, eaterId }) =>
            productId === line.productId && sizeId === line.sizeId && eaterId === line.eaterId,
        );
        const isReadable = quantityIn(line.quantity, most) !== undefined;
        const faults = faultsAt(state, index);
        const faultId = `change-fault-${index}`;
        const hasFault = !isReadable || faults.length > 0;
        return (
          <li key={key}>
            <p className={styles['dish']}>
              <strong>{dish}</strong> <small className="hint">{nameOf(line.sizeName)}</small>
              {priced && isReadable && (
                <span className={styles['price']}>
                  {money(priced.gross)}
                  {priced.keepsPrice && <small className="hint">{words('keepsPrice')}</small>}
                </span>
              )}
            </p>
            <div className={styles['controls']}>
              <input
                type="text"
                inputMode="numeric"
                className={styles['quantity']}
                aria-label={words('quantity', { dish })}
                aria-invalid={hasFault || undefined}
                aria-describedby={hasFault ? faultId : undefined}
                value={line.quantity}
                onChange={({ target }) => change(withLine(draft, index, { quantity: target.value }))}
              />
              {table.length > 1 && (
                <EaterSelect
                  dish={dish}
                  eaterId={line.eaterId}
                  table={table}
                  onChoose={(eaterId) => change(withLine(draft, index, { eaterId }))}
                />
              )}
              <button
                type="button"
                className={styles['remove']}
                aria-label={words('removeDish', { dish })}
                onClick={() => change(withoutLine(draft, index))}
              >
                <IconTrash size={18} aria-hidden /> {words('remove')}
              </button>
            </div>
            {hasFault && (
              <div id={faultId} className="fault" role="alert">
                {isReadable
                  ? faults.map((fault) => <p key={fault}>{fault}</p>)
                  : words('quantityFault', { most: String(most) })}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function faultsAt({ quote, faultOf }: ChangeState, index: number): string[] {
  const prefix = `lines.${index}.`;
  const ofQuote = (quote.value?.faults ?? []).filter(({ field }) => field.startsWith(prefix));
  if (ofQuote.length > 0 || !quote.isCurrent) return ofQuote.map(({ message }) => message);
  const fields = ['productId', 'sizeId', 'quantity', 'eaterId'].map((field) => faultOf(prefix + field));
  return fields.filter((fault) => fault !== undefined);
}
