import en from 'virtual:words/screen/recipes/en';
import fr from 'virtual:words/screen/recipes/fr';
import { recipes } from '@traiteur/contract/kitchen/recipes.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';
import { ListExcel } from '../../files/ListExcel.tsx';
import { ActiveChip } from '../../list/ActiveChip.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/use-list.ts';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { useTo } from '../../use-to.ts';

export default function RecipeList() {
  return (
    <ScreenWords fr={fr} en={en}>
      <Recipes />
    </ScreenWords>
  );
}

function Recipes() {
  const api = useApi();
  const to = useTo();
  const words = useTranslations('recipes');
  const lists = useTranslations('lists');
  const nameOf = useLocalName();
  const list = useList(recipes);
  return (
    <ListScreen
      noun="recipes"
      list={list}
      add="recipeAdd"
      actions={
        <ListExcel
          file="recipes"
          open={(signal) => api.call('recipes', 'exportRecipes', list.narrowedBy, undefined, { signal })}
        />
      }
      filters={
        <FilterSelect
          label={words('filters.open')}
          all={words('filters.everyRecipe')}
          options={[{ value: 'true', label: words('filters.open') }]}
          {...list.field('open')}
        />
      }
      rowLink={({ id }) => to('recipeEdit', { id })}
      columns={[
        { key: 'name', heading: words('fields.name'), render: ({ name }) => nameOf(name), sort: 'name' },
        {
          key: 'productId',
          heading: words('fields.productId'),
          render: ({ name, dish, unknown, disputed }) => (
            <>
              {!dish ? words('preparation') : nameOf(dish) === nameOf(name) ? words('sameName') : nameOf(dish)}{' '}
              {unknown > 0 && <Chip tone="bad">{words('unknown', { count: unknown })}</Chip>}{' '}
              {disputed > 0 && <Chip tone="wait">{words('disputed', { count: disputed })}</Chip>}
            </>
          ),
        },
        { key: 'lines', heading: words('fields.lines'), render: ({ lines }) => lines, align: 'right' },
        { key: 'active', heading: lists('state'), render: ({ active }) => <ActiveChip active={active} /> },
      ]}
    />
  );
}
