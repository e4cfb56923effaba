import { Notifications } from '@mantine/notifications';
import { kitWords, usePhrase } from '../setup/kit-words.ts';

export default function ToastList() {
  const phrase = usePhrase();
  return (
    <Notifications
      className="no-print"
      position="bottom-right"
      autoClose={6000}
      limit={4}
      role="status"
      aria-live="polite"
      aria-label={phrase(kitWords.notifications)}
    />
  );
}
