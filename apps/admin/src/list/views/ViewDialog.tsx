import type { SavedView } from '@traiteur/contract/house/saved-views.ts';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { PlainInput } from '@traiteur/kit/fields/PlainInput.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useViewChange } from './use-view-change.ts';
import styles from './ViewDialog.module.css';

interface ViewDialogProps {
  list: string;
  query: Readonly<Record<string, string>>;
  /** The user's own or a colleague's. */
  chosen: SavedView | undefined;
  onClose: () => void;
}

/** Saves a view for the user or for all staff. A colleague's view can only become the default. */
export default function ViewDialog({ list, query, chosen, onClose }: ViewDialogProps) {
  const words = useTranslations('lists.views');
  const failureMessage = useFailureMessage();
  const [name, setName] = useState(chosen?.name ?? '');
  const [isShared, setShared] = useState(chosen?.own === true && chosen.shared);
  const [isDefault, setIsDefault] = useState(chosen?.isDefault ?? false);
  const isOthers = chosen !== undefined && !chosen.own;
  const { save, beginWith, remove, busy, error } = useViewChange(list, onClose);
  function saveView() {
    if (isOthers) beginWith(chosen, isDefault);
    else if (name.trim()) save({ id: chosen?.id, name: name.trim(), query: { ...query }, shared: isShared, isDefault });
  }
  return (
    <Dialog opened title={isOthers ? words('of', chosen) : words('save')} onClose={onClose}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          saveView();
        }}
      >
        {!isOthers && (
          <>
            <PlainInput
              label={words('name')}
              value={name}
              onChange={setName}
              maxLength={60}
              error={error && failureMessage(error)}
            />
            <label>
              <input
                type="checkbox"
                checked={isShared}
                onChange={({ currentTarget }) => setShared(currentTarget.checked)}
              />
              {words('shared')}
            </label>
          </>
        )}
        <label>
          <input
            type="checkbox"
            checked={isDefault}
            onChange={({ currentTarget }) => setIsDefault(currentTarget.checked)}
          />
          {words('isDefault')}
        </label>
        <div className="dialog-actions">
          {chosen?.own && (
            <Button variant="danger" busy={busy} onClick={() => remove(chosen)}>
              {words('remove')}
            </Button>
          )}
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            disabledReason={name.trim() ? undefined : words('nameNeeded')}
          >
            {words('keep')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
