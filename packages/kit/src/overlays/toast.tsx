import { notifications } from '@mantine/notifications';
import { Button } from '../look/Button.tsx';
import { kitWords } from '../setup/kit-words.ts';

interface ToastOptions {
  /** A button that takes it back. */
  undo?: { label: string; run: () => void };
}

function show(message: string, color: 'green.8' | 'red.9', { undo }: ToastOptions = {}) {
  const id = notifications.show({
    color,
    withBorder: true,
    closeButtonProps: { 'aria-label': kitWords.close[document.documentElement.lang === 'en' ? 1 : 0] },
    message: (
      <>
        {message}{' '}
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
  success: (message: string, options?: ToastOptions) => show(message, 'green.8', options),
  error: (message: string) => show(message, 'red.9'),
};
