import en from 'virtual:words/screen/recipes/en';
import fr from 'virtual:words/screen/recipes/fr';
import type { RecipeRow } from '@traiteur/contract/kitchen/recipes.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { useTo } from '../../use-to.ts';

/** Says of a dish that its recipe speaks for it, and what waits there. */
export const RecipeLink = (props: { recipe: RecipeRow }) => (
  <ScreenWords fr={fr} en={en}>
    <Link {...props} />
  </ScreenWords>
);

function Link({ recipe: { id, name, unknown, disputed } }: { recipe: RecipeRow }) {
  const to = useTo();
  const words = useTranslations('recipes');
  const nameOf = useLocalName();
  return (
    <p>
      {words('follows')} <AppLink to={to('recipeEdit', { id })}>{nameOf(name)}</AppLink>{' '}
      {unknown > 0 && <Chip tone="bad">{words('unknown', { count: unknown })}</Chip>}{' '}
      {disputed > 0 && <Chip tone="wait">{words('disputed', { count: disputed })}</Chip>}
    </p>
  );
}
