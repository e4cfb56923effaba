import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedView } from '@traiteur/contract/lists/saved-views.ts';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { useApi } from '@traiteur/front/front.ts';
import { PlainInput } from '@traiteur/kit/fields/PlainInput.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { viewKeys } from './view-queries.ts';
import styles from './ViewDialog.module.css';

interface ViewDialogProps {
  list: string;
  query: Readonly<Record<string, string>>;
  /** The view that is shown, one's own or another's. */
  chosen: SavedView | undefined;
  onClose: () => void;
}

/** Keeps what a list shows under a name, for oneself or for the house, and says whether the list begins with it; another's view can be begun with. */
export default function ViewDialog({ list, query, chosen, onClose }: ViewDialogProps) {
  const api = useApi();
  const words = useTranslations('lists.views');
  const failureMessage = useFailureMessage();
  const queries = useQueryClient();
  const [name, setName] = useState(chosen?.name ?? '');
  const [isShared, setShared] = useState(chosen?.own === true && chosen.shared);
  const [isDefault, setIsDefault] = useState(chosen?.isDefault ?? false);
  const isOthers = chosen !== undefined && !chosen.own;
  const change = useMutation({
    mutationFn: async (act: () => Promise<string>) => act(),
    onSuccess: async (news) => {
      await queries.invalidateQueries({ queryKey: viewKeys.all });
      toast.success(news);
      onClose();
    },
  });
  const save = async () => {
    if (isOthers) {
      await api.call('saved-views', 'chooseDefaultView', {}, { list, viewId: isDefault ? chosen.id : null });
      return words('saved', { name: chosen.name });
    }
    const view = { list, name: name.trim(), query: { ...query }, shared: isShared, isDefault };
    await api.call('saved-views', 'saveView', {}, view);
    return words('saved', { name: view.name });
  };
  const remove = (id: number) => async () => {
    await api.call('saved-views', 'removeView', { id });
    return words('removed', { name });
  };
  return (
    <Dialog opened title={isOthers ? words('of', chosen) : words('save')} onClose={onClose}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) change.mutate(save);
        }}
      >
        {!isOthers && (
          <>
            <PlainInput
              label={words('name')}
              value={name}
              onChange={setName}
              maxLength={60}
              error={change.error && failureMessage(change.error)}
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
            <Button variant="danger" busy={change.isPending} onClick={() => change.mutate(remove(chosen.id))}>
              {words('remove')}
            </Button>
          )}
          <Button
            type="submit"
            variant="primary"
            busy={change.isPending}
            disabledReason={name.trim() ? undefined : words('nameNeeded')}
          >
            {words('keep')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
