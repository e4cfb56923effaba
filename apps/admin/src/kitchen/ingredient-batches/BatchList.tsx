import { type IngredientBatch, ingredientBatches } from '@traiteur/contract/kitchen/ingredient-batches.ts';
import { type BatchState, batchStates } from '@traiteur/domain/kitchen/stock/stock.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { useTranslations } from 'use-intl';
import { ListExcel } from '../../files/ListExcel.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/use-list.ts';
import { useTo } from '../../use-to.ts';
import { StockWords } from '../stock/StockWords.tsx';
import { useWeight } from '@traiteur/front/language/use-weight.ts';
import { StateChip } from './StateChip.tsx';

export default function BatchList() {
  return (
    <StockWords>
      <Batches />
    </StockWords>
  );
}

function Batches() {
  const to = useTo();
  const api = useApi();
  const words = useTranslations('ingredientBatches');
  const nameOf = useLocalName();
  const dates = useDates();
  const weight = useWeight();
  const suppliers = useChoices('suppliers', 'list');
  const list = useList(ingredientBatches);
  return (
    <ListScreen<IngredientBatch>
      noun="ingredientBatches"
      list={list}
      actions={
        <ListExcel
          file="ingredient-batches"
          open={(signal) => api.call('ingredient-batches', 'exportBatches', list.narrowedBy, undefined, { signal })}
        />
      }
      filters={
        <>
          <FilterSelect
            label={words('fields.state')}
            all={words('filters.everyState')}
            options={batchStates.map((value: BatchState) => ({ value, label: words(`states.${value}`) }))}
            {...list.field('state')}
          />
          <FilterSelect
            label={words('fields.supplier')}
            all={words('filters.everySupplier')}
            options={suppliers.map(({ id, name }) => ({ value: id, label: name }))}
            {...list.field('supplierId')}
          />
        </>
      }
      rowLink={({ id }) => to('batch', { id })}
      columns={[
        {
          key: 'ingredient',
          heading: words('fields.ingredient'),
          render: ({ ingredient, number }) => (
            <>
              {nameOf(ingredient.name)} <small>{number || words('noNumber')}</small>
            </>
          ),
        },
        {
          key: 'supplier',
          heading: words('fields.supplier'),
          render: ({ supplier }) => supplier?.name ?? words('found'),
        },
        { key: 'at', heading: words('fields.at'), render: ({ at }) => dates.moment(at), sort: 'at', isWhole: true },
        {
          key: 'useBy',
          isWhole: true,
          heading: words('fields.useBy'),
          render: ({ useBy }) => (useBy ? dates.full(useBy) : words('noDate')),
          sort: 'useBy',
        },
        { key: 'remaining', heading: words('left'), render: (batch) => weight(batch.remaining), align: 'right' },
        {
          key: 'state',
          heading: words('fields.state'),
          render: ({ state }) => <StateChip state={state} />,
        },
      ]}
    />
  );
}
