import { type LeaveQuestion, useUnsavedGuard } from '@traiteur/front/forms/UnsavedWork.tsx';
import { useCallback, useState } from 'react';

/** Closing a dialog with unsaved values asks first, as leaving its screen does. */
export function useGuardedClose(isUnsaved: boolean, onClose: () => void) {
  const leaving = useUnsavedGuard(useCallback(() => isUnsaved, [isUnsaved]));
  const [isClosing, setClosing] = useState(false);
  const closing: LeaveQuestion = { isAsked: true, stay: () => setClosing(false), leave: onClose };
  return {
    close: () => (isUnsaved ? setClosing(true) : onClose()),
    question: isClosing ? closing : leaving,
  };
}
