import { useRef } from 'react';

/**
 * A choice by finger or mouse goes on at once. The arrow keys choose each radio button on their way, so a choice by
 * keyboard does not.
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
