import { amount } from '@traiteur/contract/kitchen/ingredient-batches.ts';
import { line } from '@traiteur/contract/statement/fields.ts';
import { units } from '@traiteur/domain/kitchen/pots/amounts.ts';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { ThousandthsField } from '@traiteur/kit/fields/NumberField.tsx';
import { SelectField } from '@traiteur/kit/fields/SelectField.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { useStockChange } from '../stock/use-stock-change.ts';
import { useWeight } from '@traiteur/front/language/use-weight.ts';
import styles from './Stock.module.css';

const wasteInput = z.strictObject({ amount, reason: line(200) });

const reasons = ['expired', 'spoilt', 'fallen', 'tooMuch'] as const;

interface WasteDialogProps {
  batch: { id: number; name: string; number: string; remaining: number };
  onClose: () => void;
}

/** All that is left, until somebody says less. */
export function WasteDialog({ batch: { id, name, number, remaining }, onClose }: WasteDialogProps) {
  const words = useTranslations('ingredientBatches');
  const ingredientWords = useTranslations('ingredients');
  const weight = useWeight();
  const form = useSchemaForm(wasteInput, { amount: { quantity: remaining, unit: 'g' }, reason: '' });
  const undo = useStockChange(() => toast.success(words('stock.undone')));
  const { run, busy } = useStockChange((movementId: number) => {
    onClose();
    const undoWaste = () => undo.run((call) => call('ingredient-batches', 'undoStockMovement', { id }, { movementId }));
    toast.success(words('stock.wasted'), { undo: { label: words('stock.undo'), run: undoWaste } });
  });
  return (
    <Dialog opened title={words('stock.wasteOf', { name })} onClose={onClose}>
      <Form
        form={form}
        onSubmit={(input) =>
          run(async (call) => {
            const body = { ...input, expected: remaining };
            const { movements } = await call('ingredient-batches', 'recordWaste', { id }, body);
            return movements[0]?.id ?? 0;
          })
        }
      >
        <p>
          {number || words('noNumber')} · {words('stock.expected', { weight: weight(remaining) })}
        </p>
        <FieldRow>
          <ThousandthsField name="amount.quantity" label={words('stock.wasteAmount')} />
          <SelectField
            name="amount.unit"
            label={words('stock.unit')}
            options={units.map((value) => ({ value, label: ingredientWords(`units.${value}`) }))}
          />
        </FieldRow>
        <TextField name="reason" label={words('stock.wasteReason')} first />
        <div className={styles['reasons']}>
          {reasons.map((reason) => (
            <Button key={reason} onClick={() => form.setValue('reason', words(`stock.reasons.${reason}`))}>
              {words(`stock.reasons.${reason}`)}
            </Button>
          ))}
        </div>
        <div className="dialog-actions">
          <Button type="submit" variant="danger" busy={busy}>
            {words('stock.waste')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
