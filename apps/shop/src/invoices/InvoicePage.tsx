import { SignInFirst } from '../account/SignInFirst.tsx';
import { useAccount } from '../account/use-account.ts';
import { Notice } from '../errors/Notice.tsx';
import { TryAgain } from '../form/TryAgain.tsx';
import { WaitingPanels } from '../form/Waiting.tsx';
import { useAlive } from '../site/island/alive.ts';
import { useRead } from '../site/island/use-read.ts';
import { PageTexts } from '../site/language/PageTexts.tsx';
import { type ShopMessages, useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import { OwnInvoice } from './OwnInvoice.tsx';

interface InvoicePageProps {
  id: number;
  /** The paper's keep the names that they have in the administration. */
  texts: ShopMessages['ownInvoice'];
}

export function InvoicePage({ id, texts }: InvoicePageProps) {
  return (
    <PageTexts texts={{ ...texts.onPaper, ownInvoice: texts }}>
      <ReadInvoice id={id} />
    </PageTexts>
  );
}

function ReadInvoice({ id }: Pick<InvoicePageProps, 'id'>) {
  const words = useShopWords('ownInvoice');
  const to = useTo();
  const { call } = useAlive();
  const { user, isKnown, isSomebody } = useAccount();
  const { value, failed, isGone, tryAgain } = useRead(isSomebody ? String(id) : undefined, () =>
    call('own-invoices', 'getOwnInvoice', { id }),
  );
  if (value) return <OwnInvoice invoice={value} />;
  return (
    <>
      <h1 className="headline">{words('title')}</h1>
      {isKnown && !user ? (
        <SignInFirst then={to('invoice', { id })} why={words('signInFirst')} />
      ) : isGone ? (
        <Notice title={words('gone')}>
          <a href={to('account')} className="button">
            {words('account')}
          </a>
        </Notice>
      ) : failed ? (
        <TryAgain onAgain={() => void tryAgain()}>{words('unreachable')}</TryAgain>
      ) : (
        <WaitingPanels count={1} />
      )}
    </>
  );
}

export default InvoicePage;
