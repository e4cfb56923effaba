import en from 'virtual:words/screen/chime/en';
import fr from 'virtual:words/screen/chime/fr';
import { newsWithin } from '@traiteur/domain/house/house-news.ts';
import { useFront } from '@traiteur/front/front.ts';
import { useOrderNews } from '@traiteur/front/orders/order-news/use-order-news.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSession } from '@traiteur/front/session/use-session.ts';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { useTo } from '../../use-to.ts';
import { createChime } from './chime.ts';
import { chimeChoices, useChimeChoice } from './chime-choice.ts';
import { playOnce } from './play-once.ts';
import { gatherSiteNews, type SiteNews } from './site-news.ts';

/** Renders nothing: sounds and says what comes from the site, on a device that somebody chose it for. */
export function SiteChime() {
  return (
    <ScreenWords fr={fr} en={en}>
      <Chime />
    </ScreenWords>
  );
}

function Chime() {
  const { browser } = useFront();
  const [chime] = useState(() => createChime());
  const { isOn } = useChimeChoice();
  const words = useTranslations('chime');
  const sample = useEffectEvent(async () => {
    if (await chime.play()) toast.success(words('on'));
    else toast.error(words('refused'));
  });
  useEffect(() => chimeChoices.add((isChosen) => isChosen && void sample()), []);
  useEffect(() => {
    if (!isOn) return;
    const leaving = new AbortController();
    const allow = () => {
      leaving.abort();
      void chime.allow();
    };
    for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, allow, { signal: leaving.signal });
    return () => leaving.abort();
  }, [isOn, chime]);
  return isOn && <Ringing play={() => playOnce(chime.play, browser)} />;
}

function Ringing({ play }: { play: () => Promise<boolean> }) {
  const news = useOrderNews();
  const words = useTranslations('chime');
  const linkOf = useLink();
  const { user } = useSession();
  const scope = user?.scope.join() ?? '';
  const ring = useEffectEvent(async (siteNews: readonly SiteNews[]) => {
    for (const item of siteNews)
      toast.success(words(`news.${item.kind}`, { count: item.count }), { link: linkOf(item) });
    if (!(await play())) toast.error(words('refused'), { name: 'chime' });
  });
  const offeredKinds = useEffectEvent(() => newsWithin(user?.scope ?? []));
  useEffect(() => {
    const { hear, stop } = gatherSiteNews(offeredKinds(), (siteNews) => void ring(siteNews));
    // Who hears a sound looks at something else.
    const leave = news.follow(hear, { whileHidden: true });
    return () => {
      leave();
      stop();
    };
  }, [news, scope]);
  return null;
}

function useLink() {
  const to = useTo();
  const navigate = useNavigate();
  const words = useTranslations('chime');
  return ({ kind, orderIds: [orderId, ...more] }: SiteNews) => {
    const isOne = orderId !== undefined && more.length === 0;
    const address = isOne ? to('order', { id: orderId }) : to(kind === 'client_message' ? 'contactMessages' : 'orders');
    const label = kind === 'client_message' ? words('seeMessages') : words('see', { count: isOne ? 1 : 2 });
    return { label, to: address, open: () => void navigate(address) };
  };
}
