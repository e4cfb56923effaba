import { whenIdle } from '../loading/when-idle.ts';
import { Button } from '../look/Button.tsx';
import { kitWords } from '../setup/kit-words.ts';

interface ToastOptions {
  undo?: { label: string; run: () => void };
  link?: { label: string; to: string; open: () => void };
  /** Takes the place of an earlier one of the same name. */
  name?: string;
  /** Over the header, so that it hides nothing of the new screen. */
  overHeader?: boolean;
}

/** Milliseconds during which "undo" is offered. */
const undoTime = 10_000;

const firstToast = Promise.withResolvers<void>();

/** When idle or at the first toast. A failed load does not break the screen: it is retried once the network is back. */
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

async function show(message: string, color: 'green.8' | 'red.9', { undo, link, name, overHeader }: ToastOptions = {}) {
  firstToast.resolve();
  const { notifications } = await import('@mantine/notifications');
  if (name) notifications.hide(name);
  const id = notifications.show({
    ...(name && { id: name }),
    color,
    withBorder: true,
    // As long as the server accepts the undo.
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

export const toast = {
  success: (message: string, options?: ToastOptions) => void show(message, 'green.8', options),
  error: (message: string, options?: Pick<ToastOptions, 'name'>) => void show(message, 'red.9', options),
};
