import { whenIdle } from '../loading/when-idle.ts';
import { Button } from '../look/Button.tsx';
import { kitWords } from '../setup/kit-words.ts';

interface ToastOptions {
  /** A button that takes it back. */
  undo?: { label: string; run: () => void };
  /** A link to what it tells of. */
  link?: { label: string; to: string; open: () => void };
  /** Stands over the header, where it hides nothing of what the screen has just begun to show. */
  overHeader?: boolean;
}

/** How long something can be taken back, in milliseconds. */
const undoTime = 10_000;

const firstToast = Promise.withResolvers<void>();

/**
 * Loads what a screen stands without: once the browser has nothing better to do, or the first toast is asked for. What cannot come now takes the
 * screen away from nobody: it comes when the network is back.
 */
export async function loadAtRest<Part>(load: () => Promise<Part>): Promise<Part> {
  await Promise.race([firstToast.promise, whenIdle()]);
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
  }
}

async function show(message: string, color: 'green.8' | 'red.9', { undo, link, overHeader }: ToastOptions = {}) {
  firstToast.resolve();
  const { notifications } = await import('@mantine/notifications');
  const id = notifications.show({
    color,
    withBorder: true,
    // As long as the server takes it back.
    ...(undo && { autoClose: undoTime }),
    ...(overHeader && { position: 'top-center' }),
    closeButtonProps: { 'aria-label': kitWords.close[document.documentElement.lang === 'en' ? 1 : 0] },
    message: (
      <>
        {message}{' '}
        {link && (
          <a
            href={link.to}
            onClick={(event) => {
              event.preventDefault();
              notifications.hide(id);
              link.open();
            }}
          >
            {link.label}
          </a>
        )}
        {undo && (
          <Button
            variant="subtle"
            onClick={() => {
              notifications.hide(id);
              undo.run();
            }}
          >
            {undo.label}
          </Button>
        )}
      </>
    ),
  });
}

/** Short news that asks for nothing: saved, removed, failed. */
export const toast = {
  success: (message: string, options?: ToastOptions) => void show(message, 'green.8', options),
  error: (message: string) => void show(message, 'red.9'),
};
