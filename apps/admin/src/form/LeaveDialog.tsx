import { ConfirmDialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { useTranslations } from 'use-intl';
import type { LeaveQuestion } from '@traiteur/front/forms/UnsavedWork.tsx';

export function LeaveDialog({ question: { isAsked, stay, leave } }: { question: LeaveQuestion }) {
  const words = useTranslations('forms');
  return (
    <ConfirmDialog
      opened={isAsked}
      title={words('leaveQuestion')}
      confirm={words('leave')}
      danger
      onClose={stay}
      onConfirm={leave}
    >
      {words('leaveExplained')}
    </ConfirmDialog>
  );
}
