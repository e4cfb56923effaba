import { useFront } from '@traiteur/front/front.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Factor } from './Factor.tsx';
import { FactorPart, type FactorPartProps } from './FactorPart.tsx';
import { PasskeyDialog } from './PasskeyDialog.tsx';

export function PasskeyPart({
  data: { passkeys, passkeyOrigin },
  locked,
  isLast,
  receive,
  deviceName,
}: FactorPartProps & { deviceName: string }) {
  const { api, browser } = useFront();
  const words = useTranslations('secondFactor');
  const [adding, setAdding] = useState(false);
  const unable = browser.passkeyOrigin === undefined ? words('passkeysUnknown') : undefined;
  const elsewhere =
    browser.passkeyOrigin === passkeyOrigin ? undefined : words('passkeysElsewhere', { origin: passkeyOrigin });
  return (
    <FactorPart
      title={words('passkeys')}
      explanation={words('passkeysExplained')}
      actions={
        <Button disabledReason={elsewhere && (unable ?? elsewhere)} onClick={() => setAdding(true)}>
          {words('addPasskey')}
        </Button>
      }
    >
      {passkeys.map((passkey) => (
        <Factor
          key={passkey.id}
          {...passkey}
          {...{ locked, isLast }}
          remove={() => api.call('second-factor', 'removePasskey', { id: passkey.id })}
          removed={words('passkeyRemoved')}
        />
      ))}
      {adding && (
        <PasskeyDialog
          name={deviceName}
          onClose={() => setAdding(false)}
          onAdded={(answer) => {
            setAdding(false);
            toast.success(words('passkeyAdded'));
            receive(answer);
          }}
        />
      )}
    </FactorPart>
  );
}
