import { Button } from '@traiteur/kit/look/Button.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Difference } from './versions.ts';

interface VersionsDialogProps {
  differences: readonly Difference[];
  /** The text of the confirm button. */
  confirm: string;
  onClose: () => void;
  /** Called with the parts taken from the other version; the rest stays as typed. */
  onChoose: (theirParts: readonly Difference[]) => void;
  children: (difference: Difference, choice: Choice) => ReactNode;
}

interface Choice {
  changedBy: Difference['changedBy'];
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

/** Compares the typed version with a colleague's. A part that only one of them changed is chosen already. */
export function VersionsDialog({ differences, confirm, onClose, onChoose, children }: VersionsDialogProps) {
  const words = useTranslations('forms');
  const [theirKeys, setTheirKeys] = useState(
    () => new Set(differences.filter(({ changedBy }) => changedBy === 'them').map(keyOf)),
  );
  const choose = (difference: Difference, isTheirs: boolean) =>
    setTheirKeys((keys) => {
      const otherKeys = [...keys].filter((key) => key !== keyOf(difference));
      return new Set(isTheirs ? [...otherKeys, keyOf(difference)] : otherKeys);
    });
  return (
    <Dialog opened size="lg" title={words('staleQuestion')} onClose={onClose}>
      <p style={{ marginBottom: 14 }}>{words(differences.length > 0 ? 'staleExplained' : 'staleAlike')}</p>
      {differences.map((difference) => (
        <div key={keyOf(difference)}>
          {children(difference, {
            changedBy: difference.changedBy,
            isTheirs: theirKeys.has(keyOf(difference)),
            onChoose: (isTheirs) => choose(difference, isTheirs),
          })}
        </div>
      ))}
      <div className="dialog-actions">
        <Button onClick={onClose}>{words('cancel')}</Button>
        <Button
          variant="primary"
          onClick={() => onChoose(differences.filter((difference) => theirKeys.has(keyOf(difference))))}
        >
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}

const keyOf = ({ field, member }: Difference) => JSON.stringify([field, member]);
