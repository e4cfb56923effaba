import { Modal } from '@mantine/core';
import { useId, useRef } from 'react';
import { EmptyState, ErrorState } from '../look/EmptyState.tsx';
import { kitWords, usePhrase } from '../setup/kit-words.ts';
import styles from './Palette.module.css';
import { PaletteBox } from './PaletteBox.tsx';
import { optionId, type PaletteGroup, type PaletteItem, PaletteList } from './PaletteList.tsx';
import { useActiveOption } from './use-active-option.ts';
import { useShownLoading } from '../loading/use-shown-loading.ts';

interface PaletteProps {
  label: string;
  text: string;
  onText: (text: string) => void;
  /** Whether Enter was already pressed after the first text. */
  isEntered: boolean;
  groups: readonly PaletteGroup[];
  pending: boolean;
  failed: { message: string; retry: () => void } | undefined;
  /** "3 suggestions". */
  count: (matches: number) => string;
  empty: string;
  onChoose: (item: PaletteItem) => void;
  onClose: () => void;
}

/** Fills the screen on a phone. Returns the focus on close. */
export function Palette({
  label,
  text,
  onText,
  isEntered,
  groups,
  pending,
  failed,
  count,
  empty,
  onChoose,
  onClose,
}: PaletteProps) {
  const phrase = usePhrase();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const items = groups.flatMap((group) => (group.stale ? [] : group.items));
  const { active, point, step, enter } = useActiveOption(items, { text, isEntered, pending, onChoose });
  const searches = useShownLoading(pending);
  const result = text.trim() && !pending ? count(items.length) : '';
  const announcement = failed ? '' : searches ? phrase(kitWords.searching) : result;
  const isEmpty = groups.every((group) => group.items.length === 0);
  return (
    <Modal.Root opened onClose={onClose} size={660} yOffset="9vh" returnFocus={false} transitionProps={atOnce}>
      <Modal.Overlay />
      <Modal.Content aria-label={label} classNames={parts}>
        <PaletteBox
          ref={input}
          label={label}
          text={text}
          onText={onText}
          listId={isEmpty ? undefined : listId}
          activeId={active && optionId(listId, active)}
          keys={{ ArrowDown: () => step(1), ArrowUp: () => step(-1), Enter: enter }}
          onClose={onClose}
        />
        {!isEmpty && <PaletteList id={listId} groups={groups} active={active} onPoint={point} onChoose={onChoose} />}
        {failed && (
          <ErrorState
            message={failed.message}
            retry={() => {
              input.current?.focus();
              failed.retry();
            }}
          />
        )}
        {isEmpty && !failed && !pending && <EmptyState>{empty}</EmptyState>}
        <div className={styles['foot']}>
          <p role="status">{announcement}</p>
          <p className={styles['keys']} aria-hidden>
            <kbd>↑↓</kbd> {phrase(kitWords.keyChoose)} <kbd>↵</kbd> {phrase(kitWords.keyOpen)}{' '}
            <kbd>{phrase(kitWords.keyEscape)}</kbd> {phrase(kitWords.keyClose)}
          </p>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}

const atOnce = { duration: 0 };
const parts = { inner: styles['around'] ?? '', content: styles['palette'] ?? '' };
