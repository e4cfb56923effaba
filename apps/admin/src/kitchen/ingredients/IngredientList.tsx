import en from 'virtual:words/screen/ingredients/en';
import fr from 'virtual:words/screen/ingredients/fr';
import { type IngredientRow, ingredients } from '@traiteur/contract/kitchen/ingredients.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';
import { ListExcel } from '../../files/ListExcel.tsx';
import { ImportButton } from '../../house/imports/ImportButton.tsx';
import { ActiveChip } from '../../list/ActiveChip.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/use-list.ts';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { useTo } from '../../use-to.ts';

export default function IngredientList() {
  return (
    <ScreenWords fr={fr} en={en}>
      <Ingredients />
    </ScreenWords>
  );
}

function Ingredients() {
  const to = useTo();
  const api = useApi();
  const words = useTranslations('ingredients');
  const lists = useTranslations('lists');
  const nameOf = useLocalName();
  const dates = useDates();
  const allergens = useChoices('allergens', 'list');
  const suppliers = useChoices('suppliers', 'list');
  const list = useList(ingredients);
  return (
    <ListScreen
      noun="ingredients"
      list={list}
      add="ingredientAdd"
      actions={
        <>
          <ListExcel
            file="ingredients"
            open={(signal) => api.call('ingredients', 'exportIngredients', list.narrowedBy, undefined, { signal })}
          />
          <ImportButton noun="ingredients" />
        </>
      }
      filters={
        <>
          <FilterSelect
            label={words('filters.unknown')}
            all={words('filters.everyState')}
            options={[{ value: 'true', label: words('filters.unknown') }]}
            {...list.field('unknown')}
          />
          <FilterSelect
            label={words('fields.allergens')}
            all={words('filters.everyAllergen')}
            options={allergens.map(({ id, name }) => ({ value: id, label: nameOf(name) }))}
            {...list.field('allergenId')}
          />
          <FilterSelect
            label={words('filters.supplierId')}
            all={words('filters.everySupplier')}
            options={suppliers.map(({ id, name }) => ({ value: id, label: name }))}
            {...list.field('supplierId')}
          />
        </>
      }
      rowLink={({ id }) => to('ingredientEdit', { id })}
      columns={[
        { key: 'name', heading: words('fields.name'), render: ({ name }) => nameOf(name), sort: 'name' },
        { key: 'allergens', heading: words('fields.allergens'), render: (row) => <ListedStates row={row} /> },
        {
          key: 'storage',
          heading: words('fields.storage'),
          render: ({ storage }) => words(`storages.${storage}`),
        },
        {
          key: 'validatedAt',
          isWhole: true,
          heading: words('fields.validatedAt'),
          render: ({ validatedAt, validatedBy }) =>
            validatedAt ? (
              <>
                <span>{dates.day(validatedAt)}</span> <small>{validatedBy}</small>
              </>
            ) : (
              words('neverValidated')
            ),
        },
        {
          key: 'active',
          heading: lists('state'),
          render: ({ active }) => <ActiveChip active={active} />,
          isWhole: true,
        },
      ]}
    />
  );
}

/** What it contains and what is not known of it; traces after. */
function ListedStates({ row: { allergens } }: { row: IngredientRow }) {
  const words = useTranslations('ingredients');
  const nameOf = useLocalName();
  const namesOf = (answer: IngredientRow['allergens'][number]['state']) =>
    allergens.filter(({ state }) => state === answer).map(({ name }) => nameOf(name));
  const [contents, traces, unknown] = [namesOf('contains'), namesOf('may_contain'), namesOf('unknown')];
  if (allergens.length === 0) return words('allKnown');
  return (
    <>
      {contents.length > 0 && <b>{contents.join(', ')}</b>}{' '}
      {traces.length > 0 && words('traces', { names: traces.join(', ') })}{' '}
      {unknown.length > 0 && <Chip tone="bad">{words('unknownCount', { count: unknown.length })}</Chip>}
    </>
  );
}
