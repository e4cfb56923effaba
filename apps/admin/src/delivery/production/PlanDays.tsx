import type { PlanDay, ProductionPlan } from '@traiteur/contract/delivery/production.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useTranslations } from 'use-intl';
import { DishTick } from './DishTick.tsx';
import styles from './PlanDays.module.css';
import { type PlanLine, linesByHour } from './plan-lines.ts';
import { PreparationTick } from './PreparationTick.tsx';
import { SincePrint } from './SincePrint.tsx';
import lineStyles from './TickLine.module.css';
import { useTicks } from './use-ticks.ts';

interface PlanDaysProps {
  plan: ProductionPlan;
  /** Undefined: all. */
  station: number | undefined;
}

/** Dishes and preparations by the hour they must be ready, those of a station together. */
export function PlanDays({ plan: { days, stations }, station }: PlanDaysProps) {
  const dates = useDates();
  const cookedDays = days.filter(({ dishes, gone }) => dishes.length + gone.length > 0);
  return cookedDays.map((day) => (
    <section key={day.date}>
      {days.length > 1 && <h2 className={styles['date']}>{dates.long(day.date)}</h2>}
      <Day day={day} stations={stations} station={station} />
    </section>
  ));
}

function Day({
  day,
  stations,
  station,
}: { day: PlanDay; stations: ProductionPlan['stations'] } & Pick<PlanDaysProps, 'station'>) {
  const words = useTranslations('production');
  const dates = useDates();
  const nameOf = useLocalName();
  const { tickDish, tickPreparation } = useTicks(day.date);
  const hours = linesByHour(day, stations, station);
  const names = new Map(day.dishes.map(({ productId, name }) => [productId, name]));
  const portions = (count: (dish: PlanDay['dishes'][number]) => number) =>
    day.dishes.reduce((sum, dish) => sum + count(dish), 0);
  const tickOf = (line: PlanLine) =>
    'preparation' in line ? (
      <PreparationTick
        key={`recipe ${line.preparation.recipeId}`}
        preparation={line.preparation}
        dishes={names}
        onTick={(isDone) => {
          const { recipeId, weight, isWhole } = line.preparation;
          tickPreparation({ recipeId, isDone, weight: isWhole && weight > 0 ? weight : null });
        }}
      />
    ) : (
      <DishTick
        key={`${line.dish.productId} ${line.dish.sizeId}`}
        dish={line.dish}
        isPrinted={day.print !== null}
        onTick={(quantity) => tickDish({ ...line.dish, quantity })}
      />
    );
  return (
    <>
      <p className={styles['progress']} role="status">
        {words('progress', {
          done: portions((dish) => Math.min(dish.quantity, dish.tick?.quantity ?? 0)),
          all: portions(({ quantity }) => quantity),
        })}
        <small className="no-print">
          {day.print ? words('printed', { by: day.print.by, at: dates.moment(day.print.at) }) : words('notPrinted')}
        </small>
      </p>
      {hours.length === 0 && <p>{words('emptyStation')}</p>}
      {hours.map(({ hour, groups }) => (
        <section key={hour} className={styles['hour']}>
          <h2>{words('forHour', { hour: dates.clock(hour) })}</h2>
          {groups.map(({ name, lines }) => (
            <div key={name ? name.fr : ''} className={styles['station']}>
              {stations.length > 0 && <h3>{name ? nameOf(name) : words('noStation')}</h3>}
              <ul>{lines.map(tickOf)}</ul>
            </div>
          ))}
        </section>
      ))}
      {day.gone.length > 0 && (
        <section className={styles['hour']}>
          <h2>{words('changed.gone')}</h2>
          <ul>
            {day.gone.map(({ productId, sizeId, name, sizeName, printed }) => (
              <li key={`${productId} ${sizeId}`} className={lineStyles['item']}>
                <span className={lineStyles['name']}>{nameOf(name)}</span>
                <span className={lineStyles['size']}>{nameOf(sizeName)}</span>
                <SincePrint>{words('changed.quantity', { quantity: printed })}</SincePrint>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
