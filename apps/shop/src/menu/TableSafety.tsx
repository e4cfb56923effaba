import {
  IconAlertOctagonFilled,
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconHelpCircleFilled,
} from '@tabler/icons-react';
import type { EaterSuitability } from '@traiteur/domain/catalogue/suitability.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import type { ReactNode } from 'react';
import type { SeatedEater } from '../site/page.tsx';
import { useEaterNames } from '../avoiding/use-eater-names.ts';
import { useVisit } from '../site/island/visit-context.ts';
import { useNames } from '../site/language/use-names.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from '../avoiding/DishSafety.module.css';
import { isForWholeTable } from './judgement.ts';

interface TableSafetyProps {
  people: readonly EaterSuitability<SeatedEater>[];
  /** Short on a card, whole sentences on the dish. */
  in: 'card' | 'dish';
}

/** Whom of a table a dish suits, by name: those it suits together, each of the others with their reason. */
export function TableSafety({ people, in: place }: TableSafetyProps) {
  const words = useShopWords(`eating.${place}`);
  const eating = useShopWords('eating');
  const nameOf = useLocalName();
  const list = useNames();
  const namesOf = useEaterNames();
  const visit = useVisit();
  const { site } = visit;
  const eatersWith = (verdict: 'safe' | 'unknown') =>
    people.filter((person) => person.verdict === verdict).map(({ eater }) => eater);
  const [suitedEaters, unknownEaters] = [eatersWith('safe'), eatersWith('unknown')];
  const allergensOf = (ids: readonly number[]) =>
    list(site.allergens.filter(({ id }) => ids.includes(id)).map(({ name }) => nameOf(name)));
  const isForAll = suitedEaters.length === people.length && isForWholeTable(visit);
  return (
    <ul className={styles['people']} aria-label={eating('title')}>
      {suitedEaters.length > 0 && (
        <Line verdict="safe">{isForAll ? words('suitsAll') : words('suits', { names: namesOf(suitedEaters) })}</Line>
      )}
      {people.flatMap(({ eater, suitability }) =>
        suitability.warnings.map(({ warning, allergenIds }) => (
          <Line key={`${eater.id} ${warning}`} verdict={warning === 'refused' ? 'contains' : 'may_contain'}>
            {words(warning, { name: namesOf([eater]), allergens: allergensOf(allergenIds) })}
          </Line>
        )),
      )}
      {unknownEaters.length > 0 && <Line verdict="unknown">{words('unknown', { names: namesOf(unknownEaters) })}</Line>}
    </ul>
  );
}

const signs = {
  safe: IconCircleCheckFilled,
  may_contain: IconAlertTriangleFilled,
  contains: IconAlertOctagonFilled,
  unknown: IconHelpCircleFilled,
};

function Line({ verdict, children }: { verdict: keyof typeof signs; children: ReactNode }) {
  const Sign = signs[verdict];
  return (
    <li>
      <p className={styles['safety']} data-verdict={verdict}>
        <Sign size={20} aria-hidden />
        <span>{children}</span>
      </p>
    </li>
  );
}
