import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { useTranslations } from 'use-intl';
import { ReasonForm, type ReasonFormProps } from './ReasonForm.tsx';

interface ReasonDialogProps extends Omit<ReasonFormProps, 'confirm'> {
  title: string;
  /** The title by default. */
  confirm?: string;
}

/** Asks for the reason of an action that is not possible without one. */
export function ReasonDialog({ title, confirm = title, children, ...form }: ReasonDialogProps) {
  const words = useTranslations('orders');
  return (
    <Dialog opened title={title} onClose={form.onClose}>
      <ReasonForm confirm={confirm} {...form}>
        {children ?? <p>{words('reasonNeeded')}</p>}
      </ReasonForm>
    </Dialog>
  );
}
