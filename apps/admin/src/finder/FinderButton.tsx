import { useFocusReturn } from '@traiteur/kit/setup/use-focus-return.ts';
import { shortcutText, topDialog, useShortcut } from '@traiteur/kit/setup/use-shortcut.ts';
import { IconSearch } from '@tabler/icons-react';
import { lazyPart } from '@traiteur/front/routing/lazy-part.tsx';
import { Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from '../frame/Header.module.css';
import { usePrefetch } from '@traiteur/front/routing/prefetch.ts';
import { EarlyInput, type EarlyText } from './EarlyInput.tsx';

const load = () => import('./Finder.tsx');
const nothing: EarlyText = { text: '', isEntered: false };
const Finder = lazyPart(load);

/** Also opens by Ctrl or ⌘ K. Closing gives the focus back to the element that had it. */
export function FinderButton() {
  const words = useTranslations('finder');
  const [isOpen, setOpen] = useState(false);
  const [early, setEarly] = useState(nothing);
  const button = useRef<HTMLButtonElement>(null);
  const focus = useFocusReturn(button);
  usePrefetch([load]);
  const open = () => {
    focus.note();
    setEarly(nothing);
    setOpen(true);
  };
  const close = () => {
    focus.restore();
    setOpen(false);
  };
  useShortcut('k', () => {
    if (isOpen) close();
    // An open dialog must be answered first.
    else if (!topDialog()) open();
  });
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles['finder']}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      >
        <IconSearch size={18} aria-hidden />
        <span>{(isOpen && early.text) || words('label')}</span>
        <kbd aria-hidden>{shortcutText('k')}</kbd>
      </button>
      {isOpen && (
        <Suspense fallback={<EarlyInput label={words('label')} value={early} onChange={setEarly} onClose={close} />}>
          <Finder early={early} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
