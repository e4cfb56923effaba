import en from 'virtual:words/screen/setup/en';
import fr from 'virtual:words/screen/setup/fr';
import type { Setup } from '@traiteur/contract/house/setup.ts';
import { orderingSteps } from '@traiteur/domain/house/setup-steps.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Progress } from '@traiteur/kit/look/Progress.tsx';
import { useTranslations } from 'use-intl';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import styles from './SetupCard.module.css';
import { linesOf } from './setup-lines.ts';
import { SetupRow } from './SetupRow.tsx';

/** Leads an owner through a new house; gone when nothing is open. */
export default function SetupCard({ setup }: { setup: Setup }) {
  return (
    <ScreenWords fr={fr} en={en}>
      <Lines setup={setup} />
    </ScreenWords>
  );
}

function Lines({ setup }: { setup: Setup }) {
  const words = useTranslations('setup');
  const lines = linesOf(setup);
  const counts = { done: lines.filter(({ state }) => state !== 'open').length, all: lines.length };
  const next = lines.find(({ state }) => state === 'open');
  const isOpen = (step: string) =>
    setup.steps.some((candidate) => candidate.step === step && candidate.state === 'open');
  return (
    <Card title={words('heading', counts)} className={styles['card'] ?? ''}>
      <Progress label={words('heading', counts)} done={counts.done} total={counts.all} />
      <p className={styles['meanwhile']}>
        {words(orderingSteps.some(isOpen) ? 'closedSite' : 'openSite')} {isOpen('mail') && words('unmailed')}
      </p>
      <ol className={styles['lines']}>
        {lines.map((line) => (
          <SetupRow key={line.name} line={line} drafts={setup.drafts} isNext={line === next} />
        ))}
      </ol>
    </Card>
  );
}
