import { businessFacts } from '../house/business-facts.ts';
import { MenuOfDay } from '../menu/MenuOfDay.tsx';
import { firstPictureOf, readNextMenu, type ShownMenu } from '../menu/read-menu.ts';
import { useVisit } from '../site/island/visit-context.ts';
import { page } from '../site/page.tsx';
import { sayingOf, useSaying } from '../texts/saying.ts';
import styles from './Home.module.css';
import { HowItWorks } from './HowItWorks.tsx';
import { Promises } from './Promises.tsx';

export const home = page({
  read: readNextMenu,
  head: ({ menu }, visit) => {
    const say = sayingOf(visit);
    const { title, description } = visit.site.home;
    return {
      title: `${visit.world.brand} · ${say(title)}`,
      description: say(description),
      pictureId: firstPictureOf(menu),
      facts: [businessFacts(visit)],
    };
  },
  Body: Home,
});

function Home({ data }: { data: ShownMenu }) {
  const say = useSaying();
  const { title, subtitle } = useVisit().site.home;
  return (
    <>
      <div className={styles['welcome']}>
        <h1 className="headline">{say(title)}</h1>
        <p className="scripted">{say(subtitle)}</p>
        <Promises menu={data.menu} />
      </div>
      <MenuOfDay {...data} />
      <HowItWorks />
    </>
  );
}
