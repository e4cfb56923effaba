import { useQuery } from '@tanstack/react-query';
import type { SiteTextVersion } from '@traiteur/contract/site/site-texts.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import { versionsQuery } from './site-text-queries.ts';
import styles from './SiteTexts.module.css';

interface HistoryDialogProps {
  onClose: () => void;
  onLook: (texts: object) => void;
  onTakeBack: (texts: object, version: SiteTextVersion) => void;
}

/** The saved versions, the newest first; each can be viewed, and restored into the form. */
export function HistoryDialog({ onClose, onLook, onTakeBack }: HistoryDialogProps) {
  const api = useApi();
  const words = useTranslations('siteTexts.history');
  const dates = useDates();
  const showFailure = useFailureToast();
  const versions = useQuery(versionsQuery(api));
  const read = (version: SiteTextVersion, then: (texts: object, version: SiteTextVersion) => void) =>
    api
      .call('site-texts', 'getSiteTextVersion', { id: version.version })
      .then((texts) => then(texts, version), showFailure);
  return (
    <Dialog opened title={words('title')} size="lg" onClose={onClose}>
      <Shown query={versions} shape={<Skeleton width="100%" height={120} />}>
        {({ items }) => (
          <ul className={styles['versions']}>
            {items.map((item, index) => {
              const name =
                item.savedBy === null
                  ? words('beginning')
                  : words('by', { version: String(item.version), name: item.savedBy });
              return (
                <li key={item.version}>
                  <span>
                    {name}
                    <small>
                      {[item.savedAt && dates.moment(item.savedAt), index === 0 && words('current')]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                  </span>
                  <span className={styles['tools']}>
                    <Button aria-label={`${words('look')} · ${name}`} onClick={() => void read(item, onLook)}>
                      {words('look')}
                    </Button>
                    <Button aria-label={`${words('takeBack')} · ${name}`} onClick={() => void read(item, onTakeBack)}>
                      {words('takeBack')}
                    </Button>
                  </span>
                </li>
              );
            })}
          </ul>
        )}
      </Shown>
    </Dialog>
  );
}
