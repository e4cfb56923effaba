import en from 'virtual:words/screen/setup/en';
import fr from 'virtual:words/screen/setup/fr';
import type { OrderingStep } from '@traiteur/domain/house/setup-steps.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { useTranslations } from 'use-intl';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import styles from './SetupCard.module.css';
import { useStepLink } from './setup-links.ts';

/** Why nobody can order, each reason with the screen that ends it. */
export default function OrderObstacles({ obstacles }: { obstacles: readonly OrderingStep[] }) {
  return (
    <ScreenWords fr={fr} en={en}>
      <Reasons obstacles={obstacles} />
    </ScreenWords>
  );
}

function Reasons({ obstacles }: { obstacles: readonly OrderingStep[] }) {
  const words = useTranslations('setup');
  const linkOf = useStepLink();
  return (
    <div>
      <Alarm tone="warning" title={words('nobody')}>
        <ul className={styles['obstacles']}>
          {obstacles.map((step) => (
            <li key={step}>
              {words(`obstacles.${step}`)} <OfferedLink to={linkOf(step)}>{words(`actions.${step}`)}</OfferedLink>
            </li>
          ))}
        </ul>
      </Alarm>
    </div>
  );
}
