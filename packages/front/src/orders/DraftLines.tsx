import { IconMinus, IconPlus, IconTrash } from '@tabler/icons-react';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useFrontWords } from '../language/use-front-words.ts';
import { useLocalName } from '../language/use-local-name.ts';
import { type DraftLine, withEater, withQuantity } from './order-draft.ts';
import styles from './DraftLines.module.css';
import type { DraftForm } from './draft-form.ts';
import { dishOf } from './standing-order.ts';
import { type TableEater, tableOf } from './table.ts';

export function DraftLines({ form: { draft, setDraft, quote, faultOf } }: { form: DraftForm }) {
  const words = useFrontWords('orders.form');
  const nameOf = useLocalName();
  const { formatMoney } = useKitSettings();
  const table = tableOf(draft.client);
  const set = (index: number, quantity: number) => setDraft((current) => withQuantity(current, index, quantity));
  const pricedLine = ({ productId, sizeId, quantity }: DraftLine) =>
    quote.data?.lines.find(
      (line) => line.productId === productId && line.sizeId === sizeId && line.quantity === quantity,
    );
  return (
    <>
      {draft.lines.length === 0 && <p className="hint">{words('noLines')}</p>}
      <ul>
        {draft.lines.map((line, index) => {
          const { name, sizeName, quantity } = line;
          const quotedLine = pricedLine(line);
          const fault = faultOf(`lines.${index}`);
          const eater = table.length > 1 && table.find(({ id }) => id === line.eaterId);
          const forWhom = eater ? [words('forEater', { name: eater.name })] : [];
          const dish = [nameOf(name), nameOf(sizeName), ...forWhom].join(', ');
          const dishName = [nameOf(name), ...forWhom].join(', ');
          return (
            <li key={dishOf(line)} className={styles['line']}>
              <span className={styles['dish']}>
                <strong>{nameOf(name)}</strong> <small>{nameOf(sizeName)}</small>
                {table.length > 1 && (
                  <EaterChoice
                    label={words('forWhomDish', { dish })}
                    table={table}
                    eaterId={line.eaterId ?? null}
                    onChoose={(eaterId) => setDraft((current) => withEater(current, index, eaterId))}
                  />
                )}
                {quotedLine?.keepsPrice && (
                  <small>{words('keepsPrice', { price: formatMoney(quotedLine.unitPrice) })}</small>
                )}
              </span>
              <span className={styles['stepper']} role="group" aria-label={`${words('quantity')} · ${dishName}`}>
                <button type="button" aria-label={words('fewer', { dish })} onClick={() => set(index, quantity - 1)}>
                  <IconMinus size={16} aria-hidden />
                </button>
                <output>{quantity}</output>
                <button type="button" aria-label={words('more', { dish })} onClick={() => set(index, quantity + 1)}>
                  <IconPlus size={16} aria-hidden />
                </button>
              </span>
              <span className={styles['amount']}>{quotedLine ? formatMoney(quotedLine.gross) : '…'}</span>
              <Button
                variant="subtle"
                aria-label={`${words('remove')} · ${dishName}`}
                // A double click's second press would remove the line that moved up.
                onClick={({ detail }) => detail < 2 && set(index, 0)}
              >
                <IconTrash size={17} aria-hidden />
              </Button>
              {fault && (
                <p role="alert" className="fault">
                  {fault}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface EaterChoiceProps {
  label: string;
  table: readonly TableEater[];
  eaterId: number | null;
  onChoose: (eaterId: number | null) => void;
}

function EaterChoice({ label, table, eaterId, onChoose }: EaterChoiceProps) {
  const words = useFrontWords('orders.form');
  const isSeated = eaterId === null || table.some(({ id }) => id === eaterId);
  return (
    <select
      className={styles['eater']}
      aria-label={label}
      value={eaterId ?? ''}
      onChange={({ currentTarget: { value } }) => onChoose(value === '' ? null : Number(value))}
    >
      <option value="">{words('forWholeTable')}</option>
      {table.map(({ id, name }) => (
        <option key={id} value={id}>
          {words('forEater', { name })}
        </option>
      ))}
      {/* Whoever left the table meanwhile: their dish is refused until it is for somebody else. */}
      {!isSeated && <option value={eaterId}>–</option>}
    </select>
  );
}
