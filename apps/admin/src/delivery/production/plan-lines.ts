import type { CookedDish, PlanDay, Preparation, ProductionPlan } from '@traiteur/contract/delivery/production.ts';
import type { LocalTime } from '@traiteur/domain/dates/calendar.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';

export type PlanLine = { dish: CookedDish } | { preparation: Preparation };

interface StationLines {
  /** Null: of no station. */
  name: Bilingual | null;
  /** Preparations first: dishes are made from them. */
  lines: PlanLine[];
}

interface HourLines {
  hour: LocalTime;
  /** In the order of the house. */
  groups: StationLines[];
}

/** What is made for a day by the hour it must be ready, of one station or of each. */
export function linesByHour(
  { dishes, preparations }: Pick<PlanDay, 'dishes' | 'preparations'>,
  stations: ProductionPlan['stations'],
  station: number | undefined,
): HourLines[] {
  const lines = [
    // Those that are taken by others are made first.
    ...preparations
      .toReversed()
      .map((preparation) => ({ line: { preparation }, hour: preparation.start, stationId: preparation.stationId })),
    ...dishes.map((dish) => ({ line: { dish }, hour: dish.hours[0]?.start ?? '', stationId: dish.stationId })),
  ].filter(({ stationId }) => station === undefined || stationId === station);
  const hours = [...Map.groupBy(lines, ({ hour }) => hour)].toSorted(([a], [b]) => a.localeCompare(b));
  return hours.map(([hour, linesOfHour]) => ({
    hour,
    groups: [...stations, null].flatMap((place) => {
      const linesOfPlace = linesOfHour.filter(({ stationId }) =>
        place ? stationId === place.id : !stations.some(({ id }) => id === stationId),
      );
      return linesOfPlace.length > 0
        ? [{ name: place?.name ?? null, lines: linesOfPlace.map(({ line }) => line) }]
        : [];
    }),
  }));
}
