import { CodeForm } from '../form/CodeForm.tsx';
import { useAlive } from '../site/island/alive.ts';
import type { Confirmed } from './use-confirmed.ts';

/** Mails a code to the client's own address, and takes it. */
export function CodeAgain({ email, confirmed }: { email: string; confirmed: Confirmed }) {
  const { call } = useAlive();
  return (
    <CodeForm
      email={email}
      ask={() => call('own-profile', 'requestOwnCode', {}, { email })}
      prove={async (code) => {
        await call('own-profile', 'confirmOwnCode', {}, { code });
        await confirmed.goOn();
      }}
    />
  );
}
