import { useQuery } from '@tanstack/react-query';
import { type MailSettings, mailSettingsInput } from '@traiteur/contract/house/mails.ts';
import { type EventMailKind, eventMailKinds } from '@traiteur/domain/house/mail-kinds.ts';
import { useApi } from '@traiteur/front/front.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { CheckboxGroupField } from '@traiteur/kit/form/CheckboxGroupField.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { SettingsForm } from '../../form/SettingsForm.tsx';
import { useTo } from '../../use-to.ts';
import { mailSettingsQuery } from './mail-queries.ts';

/** Which mails are sent, for users who may decide that; the others only read that there is no mail server. */
export function MailSettingsSheet() {
  const api = useApi();
  const words = useTranslations('mails');
  const query = useQuery({ ...mailSettingsQuery(api), refetchOnWindowFocus: false });
  const mayDecide = api.offers('mails', 'updateMailSettings');
  if (!mayDecide) return query.data?.leaves === false && <p>{words('noServer')}</p>;
  return (
    <Shown query={query} card="both" shape={<Skeleton width="60%" height={60} />}>
      {(settings) => <KindsForm key={settings.version} settings={settings} />}
    </Shown>
  );
}

function KindsForm({ settings: { version, kinds, leaves } }: { settings: MailSettings }) {
  const api = useApi();
  const to = useTo();
  const words = useTranslations('mails');
  return (
    <SettingsForm<{ kinds: EventMailKind[] }>
      schema={mailSettingsInput}
      values={{ kinds }}
      save={(values) => api.call('mails', 'updateMailSettings', {}, { ...values, version })}
      savedText={words('saved')}
      queryKey={mailSettingsQuery(api).queryKey}
    >
      {!leaves && (
        <p>
          {words('noServer')} <OfferedLink to={to('houseSettings')}>{words('setServer')}</OfferedLink>
        </p>
      )}
      <CheckboxGroupField
        name="kinds"
        label={words('fields.kinds')}
        hint={words(leaves ? 'fieldHint' : 'fieldHintUnmailed')}
        options={eventMailKinds.map((value) => ({ value, label: words(`kinds.${value}`) }))}
      />
    </SettingsForm>
  );
}
