import type { DishDeclaration, Stop } from '@traiteur/contract/delivery/delivery-report.ts';
import type { UnaskedEater } from '@traiteur/contract/orders/order-record.ts';
import { allergenParts } from '@traiteur/domain/catalogue/ingredient-texts/allergen-parts.ts';
import { labelNutrients, nutrientAmount } from '@traiteur/domain/catalogue/nutrients.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { toldText } from '@traiteur/domain/text/told-text.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useLocale, useTranslations } from 'use-intl';
import { allergensNow } from '../../../orders/allergies/allergens-now.ts';
import { ClientAllergies } from '../../../orders/detail/ClientAllergies.tsx';
import { DishContents } from '../DishContents.tsx';
import { StopWarnings, UnansweredWarnings } from '../StopWarnings.tsx';
import styles from './Labels.module.css';

interface DishLabelProps {
  date: LocalDate;
  stop: Stop;
  /** Index of the item among the stop's items. */
  line: number;
  /** Name and address of the house. */
  maker: string;
  /** Undefined for a dish ordered this moment, until the declarations are read again. */
  declaration: DishDeclaration | undefined;
}

export function DishLabel({ date, stop, line, maker, declaration }: DishLabelProps) {
  const words = useTranslations('deliveryReport');
  const dates = useDates();
  const nameOf = useLocalName();
  const item = stop.items[line];
  if (!item) return null;
  const conflicts = stop.conflicts.filter((conflict) => conflict.line === line);
  const heldAllergens = allergensNow(item.allergens, conflicts);
  const ownStop = { ...stop, conflicts };
  // Who is at the table no more is known by name alone.
  const isForThem = ({ eaterId, eater }: UnaskedEater) =>
    !item.eater || (item.eaterId === null ? eater === item.eater : eaterId === item.eaterId);
  const ownAllergies = stop.clientAllergies.filter(isForThem);
  const unasked = stop.unaskedEaters.filter(isForThem);
  return (
    <section
      className={styles['label']}
      aria-label={[nameOf(item.name), ...(item.eater ? [item.eater] : []), stop.number].join(', ')}
    >
      <header>
        <strong>{nameOf(item.name)}</strong>
        <span>{nameOf(item.sizeName)}</span>
      </header>
      {item.eater && <p className={styles['eater']}>{item.eater}</p>}
      <p className={styles['client']}>
        <b>{stop.client}</b> · {stop.number} · <span>{words('cookedFor', { date: dates.short(date) })}</span>
      </p>
      <UnansweredWarnings stop={ownStop} />
      <StopWarnings stop={ownStop} />
      {/* Who has no allergies needs no line; the conflicts of this dish stand above. */}
      {ownAllergies.length + unasked.length > 0 && (
        <ClientAllergies
          client={stop}
          allergies={ownAllergies.map((allergy) => ({ ...allergy, presence: null }))}
          unasked={unasked}
        />
      )}
      <DishContents allergens={heldAllergens} />
      {declaration && <Ingredients declaration={declaration} allergens={item.allergens} />}
      {declaration && <NutritionLine nutrition={declaration.nutrition} />}
      <p className={styles['maker']}>{words('madeBy', { maker })}</p>
    </section>
  );
}

interface IngredientsProps {
  declaration: DishDeclaration;
  allergens: Stop['items'][number]['allergens'];
}

/** Allergens in bold. The other language where this one has no ingredients. */
function Ingredients({ declaration: { ingredients }, allergens }: IngredientsProps) {
  const words = useTranslations('products');
  const { text, language } = toldText(ingredients, useLocale() === 'en' ? 'en' : 'fr');
  if (!text) return <p className={styles['missing']}>{words('noIngredients')}</p>;
  return (
    <p lang={language}>
      {allergenParts(text, language, allergens).map((part) =>
        part.isAllergen ? <b key={part.at}>{part.text}</b> : part.text,
      )}
    </p>
  );
}

function NutritionLine({ nutrition }: Pick<DishDeclaration, 'nutrition'>) {
  const words = useTranslations('deliveryReport');
  const names = useTranslations('products.nutrition');
  const locale = useLocale();
  const nutrients = labelNutrients.flatMap((name) => {
    const amount = nutrition[name];
    return amount === null ? [] : [`${names(name).toLowerCase()}\u00a0${nutrientAmount(name, amount, locale)}`];
  });
  if (nutrients.length === 0) return null;
  return (
    <p>
      {words('perPortion')} {nutrients.join(', ')}
    </p>
  );
}
