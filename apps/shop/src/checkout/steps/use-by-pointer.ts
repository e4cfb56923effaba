import { useRef } from 'react';

/**
 * Whether what is chosen is chosen by a finger or a mouse: then one goes on at once. By the keyboard one walks through radio buttons, which
 * chooses each on the way.
 */
export function useByPointer() {
  const isPointer = useRef(false);
  return {
    read: () => isPointer.current,
    listeners: {
      onPointerDown: () => void (isPointer.current = true),
      onKeyDown: () => void (isPointer.current = false),
    },
  };
}
