import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import { isShown } from '../site/visit/shown-pages.ts';

/** What the law wants said before somebody is obliged to pay. */
export function BeforeOrdering({ site }: { site: Pick<SiteTexts, 'pages'> }) {
  const words = useShopWords('checkout.pay');
  const to = useTo();
  return (
    <p className="hint">
      {words('obliges')}{' '}
      {isShown('terms', site) && (
        <>
          <a href={to('terms')} target="_blank" rel="noopener">
            {words('terms')}
          </a>
          {'. '}
        </>
      )}
      {words('withdrawal')}
    </p>
  );
}
