import { Button } from '@traiteur/kit/look/Button.tsx';
import { ConfirmDialog, Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import type { FieldValues } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { LeaveDialog } from './LeaveDialog.tsx';
import type { ThingForm } from './use-noun-form.ts';

interface FormDialogsProps<Values extends FieldValues> {
  of: ThingForm<Values>;
  /** Whether to ask before removing, where one can. */
  removing?: boolean;
  onRemoved?: () => void;
}

/** What a form has to ask: before removing, before leaving, when somebody else saved, when a thing is still in use. */
export function FormDialogs<Values extends FieldValues>({
  of,
  removing = false,
  onRemoved = () => undefined,
}: FormDialogsProps<Values>) {
  const words = useTranslations('shell.form');
  const { leaving, problem, dismiss } = of;
  const code = problem?.problem.code;
  return (
    <>
      <ConfirmDialog
        opened={removing}
        title={words('removeQuestion')}
        confirm={words('remove')}
        danger
        onClose={onRemoved}
        onConfirm={() => {
          onRemoved();
          void of.remove();
        }}
      >
        {words('removeExplained')}
      </ConfirmDialog>
      <LeaveDialog question={leaving} />
      <Dialog opened={code === 'stale'} title={words('staleQuestion')} onClose={dismiss}>
        <p>{words('staleExplained')}</p>
        <div className="dialog-actions">
          <Button onClick={() => void of.takeTheirs()}>{words('takeTheirs')}</Button>
          <Button variant="primary" onClick={() => void of.keepMine()}>
            {words('keepMine')}
          </Button>
        </div>
      </Dialog>
      <Dialog opened={code === 'not-found'} title={words('goneQuestion')} onClose={dismiss}>
        <p>{words('goneExplained')}</p>
        <div className="dialog-actions">
          <Button onClick={dismiss}>{words('cancel')}</Button>
          {of.canAdd && (
            <Button variant="primary" onClick={() => void of.addAgain()}>
              {words('addAgain')}
            </Button>
          )}
        </div>
      </Dialog>
      <Dialog opened={code === 'in-use' || code === 'product-has-orders'} title={words('inUse')} onClose={dismiss}>
        <p>{problem?.problem.title}</p>
        <ul>
          {problem?.problem.usedBy?.map((use) => (
            <li key={use.noun}>{words('usedBy', { noun: use.noun.replaceAll('-', '_'), count: use.count })}</li>
          ))}
        </ul>
        <div className="dialog-actions">
          <Button onClick={dismiss}>{words('cancel')}</Button>
          {of.canDeactivate && (
            <Button variant="primary" onClick={() => void of.deactivate()}>
              {words('deactivate')}
            </Button>
          )}
        </div>
      </Dialog>
    </>
  );
}
