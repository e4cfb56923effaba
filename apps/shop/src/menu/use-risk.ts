import type { Suitability } from '@traiteur/domain/catalogue/suitability.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useVisit } from '../site/island/visit-context.ts';
import { useNames } from '../site/language/use-names.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';

interface Risk {
  /** "traces : sésame". */
  text: string;
  /** "traces". */
  word: string;
}

/** What a button must say of a dish that one may choose all the same; undefined where nothing speaks against it. */
export function useRisk(): (suitability: Suitability) => Risk | undefined {
  const words = useShopWords('eating');
  const nameOf = useLocalName();
  const list = useNames();
  const { site } = useVisit();
  return ({ warnings }) => {
    const risks = warnings.flatMap(({ warning, allergenIds }) =>
      warning === 'refused'
        ? []
        : [
            {
              word: words(`riskWord.${warning}`),
              text: words(`risk.${warning}`, {
                allergens: list(
                  site.allergens.filter(({ id }) => allergenIds.includes(id)).map(({ name }) => nameOf(name)),
                ),
              }),
            },
          ],
    );
    const [first] = risks;
    return first && { word: first.word, text: risks.map(({ text }) => text).join(' · ') };
  };
}
