import type { Meal } from '@traiteur/contract/catalogue/menus.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useVisit } from '../../site/island/visit-context.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import type { MenuQuery } from '../menu-query.ts';
import { sizesOf, tagsOf } from './menu-choices.ts';
import styles from './MoreFilters.module.css';

interface MoreFiltersProps {
  meals: readonly Meal[];
  query: MenuQuery;
}

export function MoreFilters({ meals, query: { tag, size, without } }: MoreFiltersProps) {
  const words = useShopWords('menu.filters');
  const nameOf = useLocalName();
  const { site } = useVisit();
  return (
    <details className={styles['details']} open={tag !== undefined || size !== undefined || without.length > 0}>
      <summary>{words('more')}</summary>
      <div className={`panel ${styles['more']}`}>
        <Choice
          name="tag"
          label={words('tag')}
          any={words('anyTag')}
          value={tag}
          options={tagsOf(meals).map(({ slug, name }) => ({ value: slug, label: nameOf(name) }))}
        />
        <Choice
          name="size"
          label={words('size')}
          any={words('anySize')}
          value={size}
          options={sizesOf(meals).map(({ id, name }) => ({ value: id, label: nameOf(name) }))}
        />
        <fieldset>
          <legend>{words('without')}</legend>
          {site.allergens.map(({ id, name }) => (
            <label key={id}>
              <input type="checkbox" name="without" value={id} defaultChecked={without.includes(id)} /> {nameOf(name)}
            </label>
          ))}
        </fieldset>
      </div>
    </details>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  any: string;
  value: string | number | undefined;
  options: readonly { value: string | number; label: string }[];
}

function Choice({ name, label, any, value = '', options }: ChoiceProps) {
  return (
    <label>
      {label}{' '}
      <select name={name} defaultValue={value}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
