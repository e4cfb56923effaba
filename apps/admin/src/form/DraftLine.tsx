import { Button } from '@traiteur/kit/look/Button.tsx';
import { useTranslations } from 'use-intl';

/** Which draft a form began with: none, what was typed over the record as it is, or over an older version of it. */
export type RestoredDraft = 'none' | 'current' | 'older';

interface DraftLineProps {
  draft: RestoredDraft;
  /** Whether it was typed over a record, rather than for a new one. */
  ofRecord?: boolean;
  onStartOver: () => void;
}

/** Says quietly that what was typed is back, and offers to begin without it. */
export function DraftLine({ draft, ofRecord = false, onStartOver }: DraftLineProps) {
  const words = useTranslations('forms');
  if (draft === 'none') return null;
  return (
    <div role="status" className="hint">
      {words('restored')} {draft === 'older' && words('restoredOlder')}{' '}
      <Button variant="subtle" onClick={onStartOver}>
        {words(ofRecord ? 'backToRecord' : 'startOver')}
      </Button>
    </div>
  );
}
