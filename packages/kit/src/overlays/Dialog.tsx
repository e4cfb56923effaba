import { Modal } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Button } from '../look/Button.tsx';
import { kitWords, usePhrase } from '../setup/kit-words.ts';
import { useDialogFocus } from './use-dialog-focus.ts';

interface DialogProps {
  opened: boolean;
  title: string;
  onClose: () => void;
  size?: string;
  children: ReactNode;
}

export function Dialog({ opened, title, onClose, size = 'md', children }: DialogProps) {
  const phrase = usePhrase();
  const firstField = useDialogFocus(opened);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      stackId={useId()}
      // A press outside, or a double click's second one, must not lose what was typed.
      closeOnClickOutside={false}
      // Mantine draws a <header>, but the page already has one.
      attributes={{ header: { role: 'none' } }}
      title={<strong className="dialog-title">{title}</strong>}
      size={size}
      centered
      overlayProps={{ color: 'var(--ink)', backgroundOpacity: 0.4 }}
      closeButtonProps={{ 'aria-label': phrase(kitWords.close) }}
    >
      <div className="dialog-body" ref={firstField}>
        {children}
      </div>
    </Modal>
  );
}

/** For nested dialogs: only the last one is visible, and Escape closes only that one. */
export const DialogStack = ({ children }: { children: ReactNode }) => <Modal.Stack>{children}</Modal.Stack>;

interface ConfirmDialogProps extends Omit<DialogProps, 'children'> {
  confirm: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  children?: ReactNode;
}

/** The harmless answer comes first. */
export function ConfirmDialog({ confirm, danger, busy = false, onConfirm, children, ...dialog }: ConfirmDialogProps) {
  const phrase = usePhrase();
  return (
    <Dialog {...dialog}>
      {children}
      <div className="dialog-actions">
        <Button data-autofocus onClick={dialog.onClose}>
          {phrase(kitWords.cancel)}
        </Button>
        <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
