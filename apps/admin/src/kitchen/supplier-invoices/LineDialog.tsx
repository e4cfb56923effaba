import { useQuery } from '@tanstack/react-query';
import { lineMatch } from '@traiteur/contract/kitchen/supplier-invoices.ts';
import type { SupplierInvoice, SupplierInvoiceLine } from '@traiteur/contract/kitchen/supplier-invoice-records.ts';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { ThousandthsField } from '@traiteur/kit/fields/NumberField.tsx';
import { SelectField } from '@traiteur/kit/fields/SelectField.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { useTranslations } from 'use-intl';
import { articlesQuery } from '../purchase-orders/purchase-order-queries.ts';
import { usePackText } from '../purchase-orders/use-pack-text.ts';
import { useMatching } from './use-matching.ts';
import { useUnitName } from './use-unit-text.ts';

interface LineDialogProps {
  invoice: SupplierInvoice;
  line: SupplierInvoiceLine;
  onClose: () => void;
}

/** Says which article a line means, or that it books nothing. */
export function LineDialog({ invoice, line, onClose }: LineDialogProps) {
  const api = useApi();
  const words = useTranslations('supplierInvoices');
  const nameOf = useLocalName();
  const packText = usePackText();
  const unitName = useUnitName();
  const { position, article, unitsPerPack, matchedBy, unit, asideBy } = line;
  const { data: articles = [] } = useQuery(articlesQuery(api, invoice.supplier?.id ?? null));
  const { match, busy } = useMatching(invoice, onClose);
  const form = useSchemaForm(lineMatch, {
    position,
    articleId: article?.id ?? null,
    unitsPerPack: matchedBy === 'hand' || matchedBy === 'memory' ? unitsPerPack : null,
    isAside: false,
  });
  const isAside = asideBy !== null;
  return (
    <Dialog opened title={line.name} onClose={onClose}>
      <Form form={form} onSubmit={(input) => match({ lines: [{ ...input, isAside: false }] })}>
        <SelectField
          name="articleId"
          label={words('line.article')}
          nullable
          options={articles.map((option) => ({
            value: option.id,
            label: `${nameOf(option.ingredient.name)} · ${option.name} · ${packText(option)}`,
          }))}
        />
        <ThousandthsField
          name="unitsPerPack"
          label={words('line.units', { unit: unitName(unit, 1) })}
          hint={words('line.unitsHint')}
        />
        <div className="dialog-actions">
          <Button
            busy={busy}
            onClick={() => match({ lines: [{ position, articleId: null, unitsPerPack: null, isAside: !isAside }] })}
          >
            {words(isAside ? 'line.takeBack' : 'line.aside')}
          </Button>
          <Button type="submit" variant="primary" busy={busy}>
            {words('line.save')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
