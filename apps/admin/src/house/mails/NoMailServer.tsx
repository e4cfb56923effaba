import { useFront } from '@traiteur/front/front.ts';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { useTranslations } from 'use-intl';
import { site } from '../../addresses.ts';
import { useTo } from '../../use-to.ts';

/** That no mail leaves the house, for who may see where that is explained; nothing where mails leave. */
export function NoMailServer() {
  const { isOffered, settings } = useFront();
  const words = useTranslations('mails');
  const to = useTo();
  if (settings.mailsLeave || !isOffered(site.screens.mails)) return null;
  return (
    <div>
      <Alarm tone="warning" title={words('nobodyGets')}>
        <p>
          {words('nobodyGetsHint')} <AppLink to={to('mails')}>{words('nobodyGetsMore')}</AppLink>
        </p>
      </Alarm>
    </div>
  );
}
