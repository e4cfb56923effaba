import { Button } from '@traiteur/kit/look/Button.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { VersionChoice } from './VersionChoice.tsx';
import { type Difference } from './versions.ts';

interface VersionsDialogProps {
  tag: string;
  differences: readonly Difference[];
  onClose: () => void;
  /** Gets the parts that are taken from the other version; the rest stays as it was typed. */
  onSave: (theirParts: readonly Difference[]) => void;
}

/** Both versions of a record side by side, where somebody else saved it meanwhile: what only one of two changed is chosen already. */
export function VersionsDialog({ tag, differences, onClose, onSave }: VersionsDialogProps) {
  const words = useTranslations('forms');
  const [theirParts, setTheirParts] = useState(() => differences.filter(({ changedBy }) => changedBy === 'them'));
  const choose = (difference: Difference, isTheirs: boolean) =>
    setTheirParts((before) => [...before.filter((one) => one !== difference), ...(isTheirs ? [difference] : [])]);
  return (
    <Dialog opened size="lg" title={words('staleQuestion')} onClose={onClose}>
      <p style={{ marginBottom: 14 }}>{words(differences.length > 0 ? 'staleExplained' : 'staleAlike')}</p>
      {differences.map((difference) => (
        <VersionChoice
          key={JSON.stringify([difference.field, difference.member])}
          tag={tag}
          difference={difference}
          isTheirs={theirParts.includes(difference)}
          onChoose={(isTheirs) => choose(difference, isTheirs)}
        />
      ))}
      <div className="dialog-actions">
        <Button onClick={onClose}>{words('cancel')}</Button>
        <Button variant="primary" onClick={() => onSave(theirParts)}>
          {words('saveChosen')}
        </Button>
      </div>
    </Dialog>
  );
}
