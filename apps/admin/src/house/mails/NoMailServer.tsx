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
  const maySet = isOffered(site.screens.houseSettings);
  if (settings.mailsLeave || !isOffered(site.screens.mails)) return null;
  return (
    <div>
      <Alarm tone="warning" title={words('nobodyGets')}>
        <p>
          {words('nobodyGetsHint')}{' '}
          <AppLink to={to(maySet ? 'houseSettings' : 'mails')}>
            {words(maySet ? 'setServer' : 'nobodyGetsMore')}
          </AppLink>
        </p>
      </Alarm>
    </div>
  );
}
