import { Modal, ModalStackContext } from '@mantine/core';
import { createContext, type ReactNode, use, useEffect, useId, useRef } from 'react';
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
  const id = useId();
  // Mantine forgets a dialog of a stack that is closed, not one that goes while it is open.
  const leaveStack = useRef(use(ModalStackContext)?.removeModal);
  useEffect(() => {
    const leave = leaveStack.current;
    return () => leave?.(id);
  }, [id]);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      stackId={id}
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

const StackAround = createContext(false);

/** For nested dialogs: only the last one is visible, and Escape closes only that one. A nested stack joins it. */
export function DialogStack({ children }: { children: ReactNode }) {
  const isInside = use(StackAround);
  if (isInside) return children;
  return (
    <StackAround value>
      <Modal.Stack>{children}</Modal.Stack>
    </StackAround>
  );
}

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
