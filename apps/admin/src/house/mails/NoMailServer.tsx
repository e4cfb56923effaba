import { useFront } from '@traiteur/front/front.ts';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { useTranslations } from 'use-intl';
import { site } from '../../addresses.ts';
import { useTo } from '../../use-to.ts';

/** Warns that no mails are sent; renders nothing where they are, or for users who may not see the mails. */
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
