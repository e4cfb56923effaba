import { NothingThere, page } from '../site/page.tsx';
import { MenuOfDay } from './MenuOfDay.tsx';
import { firstPictureOf, readMenu, type ShownMenu } from './read-menu.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { longDay } from '@traiteur/domain/dates/long-day.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import styles from '../home/Home.module.css';
import { useWeekday } from './use-weekday.ts';

export const menu = page({
  read: readMenu,
  head: ({ menu: menuOfDay }, { words, world, locale }) => {
    if (!menuOfDay) throw new NothingThere();
    const date = longDay(menuOfDay.day.date, locale, world.english);
    return {
      title: words('menu')('title', { date }),
      description: words('menu')('description', { brand: world.brand, date }),
      pictureId: firstPictureOf(menuOfDay),
    };
  },
  Body: MenuPage,
});

function MenuPage({ data }: { data: ShownMenu }) {
  const words = useShopWords('menu');
  const { long } = useDates();
  const weekday = useWeekday();
  const date = data.menu?.day.date ?? '';
  return (
    <>
      <div className={styles['welcome']}>
        <h1 className="headline">{words('title', { date: long(date) })}</h1>
        <p className="scripted">{words('subtitle', { day: weekday(date) })}</p>
      </div>
      <MenuOfDay {...data} />
    </>
  );
}
