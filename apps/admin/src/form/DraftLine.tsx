import { Button } from '@traiteur/kit/look/Button.tsx';
import { useTranslations } from 'use-intl';

/** What a form began with: no draft, a draft of the record's current version, or one of an older version. */
export type RestoredDraft = 'none' | 'current' | 'older';

interface DraftLineProps {
  draft: RestoredDraft;
  /** Whether the draft edits a record; otherwise it is a new one. */
  ofRecord?: boolean;
  onStartOver: () => void;
}

/** Says that a draft was restored, and offers to start over without it. */
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
