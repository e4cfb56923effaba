import type { TableEater } from '@traiteur/contract/clients/eaters.ts';
import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import { TryAgain } from '../../form/TryAgain.tsx';
import { Waiting } from '../../form/Waiting.tsx';
import { useRead } from '../../site/island/use-read.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';

interface AllergyQuestionsProps {
  eaters: readonly TableEater[];
  allergens: SiteTexts['allergens'];
  onAnswered: () => Promise<unknown>;
}

/** Fetches the form only for who is asked, which is once. */
export function AllergyQuestions({ eaters, allergens, onAnswered }: AllergyQuestionsProps) {
  const words = useShopWords('checkout');
  const { value, failed, tryAgain } = useRead('allergy-question', () => import('./AllergyQuestion.tsx'));
  if (failed) return <TryAgain onAgain={tryAgain}>{words('unreachable')}</TryAgain>;
  if (!value) return <Waiting>{words('loading')}</Waiting>;
  const { AllergyQuestion } = value;
  return eaters.map((eater) => (
    <AllergyQuestion key={eater.id} eater={eater} allergens={allergens} onAnswered={onAnswered} />
  ));
}
