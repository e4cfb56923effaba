import en from 'virtual:words/screen/setup/en';
import fr from 'virtual:words/screen/setup/fr';
import type { UsualKind } from '@traiteur/domain/catalogue/usual-records.ts';
import { useTranslations } from 'use-intl';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { OfferUsual } from './OfferUsual.tsx';

/** On an empty list, beside the button that adds one record. */
export function UsualOffer({ kind }: { kind: UsualKind }) {
  return (
    <ScreenWords fr={fr} en={en}>
      <Offer kind={kind} />
    </ScreenWords>
  );
}

function Offer({ kind }: { kind: UsualKind }) {
  const words = useTranslations('setup');
  return <OfferUsual kinds={[kind]}>{words(`offer.${kind}`)}</OfferUsual>;
}
