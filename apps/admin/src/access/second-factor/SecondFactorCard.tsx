import { useQuery } from '@tanstack/react-query';
import type { NewFactor, SecondFactor } from '@traiteur/contract/access/second-factor.ts';
import { hasSecondFactor, isFactorSpare } from '@traiteur/domain/access/second-factor.ts';
import { useApi } from '@traiteur/front/front.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AuthenticatorPart } from './AuthenticatorPart.tsx';
import { NewRecoveryCodes } from './NewRecoveryCodes.tsx';
import { PasskeyPart } from './PasskeyPart.tsx';
import { RecoveryCodePart } from './RecoveryCodePart.tsx';
import { secondFactorQuery } from './second-factor-queries.ts';
import { useKeepFactors } from './use-keep-factors.ts';

interface SecondFactorCardProps {
  /** The default name of a passkey made here. */
  deviceName: string;
  /** Called after a factor was added, once its owner has kept the recovery codes that came with it. */
  onAdded?: () => void;
}

export function SecondFactorCard({ deviceName, onAdded }: SecondFactorCardProps) {
  const api = useApi();
  const words = useTranslations('secondFactor');
  const changeFactors = useKeepFactors();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const query = useQuery(secondFactorQuery(api));
  function receive({ secondFactor, recoveryCodes }: NewFactor) {
    changeFactors(secondFactor);
    setCodes(recoveryCodes);
    if (recoveryCodes.length === 0) onAdded?.();
  }
  function finish() {
    setCodes([]);
    onAdded?.();
  }
  return (
    <Card title={words('title')} aside={query.data && <State factors={factorsIn(query.data)} />}>
      <Shown query={query} shape={<Skeleton width="80%" height={36} />}>
        {(data) => {
          const factors = factorsIn(data);
          const missingText = words(data.required ? 'missing' : 'none');
          const lockReason = isFactorSpare(factors, data.required) ? undefined : words('lastFactor');
          const isLast = factors.passkeys + Number(factors.authenticator) === 1;
          return (
            <>
              {!hasSecondFactor(factors) && <p>{missingText}</p>}
              <AuthenticatorPart {...{ data, locked: lockReason, isLast, receive }} />
              <PasskeyPart {...{ data, locked: lockReason, isLast, receive, deviceName }} />
              {hasSecondFactor(factors) && <RecoveryCodePart left={data.recoveryCodesLeft} receive={receive} />}
            </>
          );
        }}
      </Shown>
      <NewRecoveryCodes codes={codes} onKept={finish} />
    </Card>
  );
}

function State({ factors }: { factors: ReturnType<typeof factorsIn> }) {
  const words = useTranslations('secondFactor');
  return hasSecondFactor(factors) ? <Chip tone="ok">{words('on')}</Chip> : <Chip tone="mute">{words('off')}</Chip>;
}

const factorsIn = ({ authenticator, passkeys }: SecondFactor) => ({
  authenticator: authenticator !== null,
  passkeys: passkeys.length,
});
