import { useFront } from '@traiteur/front/front.ts';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { useTranslations } from 'use-intl';
import { deviceOf } from '../access/account/device.ts';
import { SecondFactorCard } from '../access/second-factor/SecondFactorCard.tsx';

/** Replaces every screen until the user adds the second factor that the house requires. */
export default function FirstFactor() {
  const { auth, browser } = useFront();
  const words = useTranslations('secondFactor');
  return (
    <Screen title={words('title')} subtitle={words('missingSubtitle')}>
      <SecondFactorCard deviceName={deviceOf(browser.device)} onAdded={() => void auth.readUser()} />
    </Screen>
  );
}
