import type { NamingView } from '@traiteur/contract/house/saved-views.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { useTranslations } from 'use-intl';
import { useAuditWords } from '../../../changes/use-audit-words.ts';

/** The saved views that still name an erased client. */
export function NamingViews({ views, onClose }: { views: readonly NamingView[]; onClose: () => void }) {
  const words = useTranslations('clients.personalData');
  const wordsOfViews = useTranslations('lists.views');
  const { nounOf } = useAuditWords();
  return (
    <Dialog opened={views.length > 0} title={words('namingViews')} onClose={onClose}>
      <p>{words('namingViewsExplained')}</p>
      <ul>
        {views.map(({ list, name, by }) => (
          <li key={`${list} ${name} ${by}`}>
            {nounOf(list)} · {wordsOfViews('of', { name, by })}
          </li>
        ))}
      </ul>
      <div className="dialog-actions">
        <Button variant="primary" data-autofocus onClick={onClose}>
          {words('namingViewsRead')}
        </Button>
      </div>
    </Dialog>
  );
}
