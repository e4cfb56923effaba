import en from 'virtual:words/screen/rounds/en';
import fr from 'virtual:words/screen/rounds/fr';
import enReport from 'virtual:words/screen/deliveryReport/en';
import frReport from 'virtual:words/screen/deliveryReport/fr';
import type { Door, Round, RoundStop } from '@traiteur/contract/delivery/rounds.ts';
import { isOver } from '@traiteur/domain/delivery/doors.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { useTo } from '../../use-to.ts';
import { roundKey } from '../delivery-report/report-query.ts';
import { DispatchButton } from './DispatchButton.tsx';
import { DoorCard } from './DoorCard.tsx';
import { DoorList } from './DoorList.tsx';
import styles from './Round.module.css';
import { RoundChoice } from './RoundChoice.tsx';
import type { DoorInput } from './StopCard.tsx';
import { useRound } from './use-round.ts';
import { type UsedTaps, useTaps } from './use-taps.ts';
import { WaitingTaps } from './WaitingTaps.tsx';

export default function RoundPage() {
  return (
    <ScreenWords fr={{ ...frReport, ...fr }} en={{ ...enReport, ...en }}>
      <DriversRound />
    </ScreenWords>
  );
}

/** A driver's own page: the next door, and little else. */
function DriversRound() {
  const to = useTo();
  const words = useTranslations('rounds');
  const nameOf = useLocalName();
  const { span } = useDates();
  const { query, round, choose } = useRound();
  const taps = useTaps();
  const tapOf = ({ orderId }: RoundStop) => taps.waiting.find((tap) => tap.orderId === orderId);
  const stops = round?.doors.flatMap((door) => door.stops) ?? [];
  const over = stops.filter((stop) => isOver(stop) || tapOf(stop)).length;
  return (
    <div className={styles['page']}>
      <Screen
        title={round ? words('ofZone', { zone: nameOf(round.zoneName) }) : words('title')}
        subtitle={round && words('progress', { over, stops: stops.length, span: span(round.start, round.end) })}
        banner={{ width: 'calc(100% + 32px)', height: '0', customClass: styles['head'] ?? '' }}
        action={
          <AppLink
            to={`${to('deliveryReport')}?view=rounds${query.data ? `&date=${query.data.date}` : ''}${round ? `&round=${roundKey(round)}` : ''}`}
          >
            {words('everyStop')}
          </AppLink>
        }
      >
        <WaitingTaps taps={taps} readAt={query.isError && query.data ? query.dataUpdatedAt : undefined} />
        <Shown
          query={query}
          quiet={query.data !== undefined}
          card="message"
          shape={<Skeleton width="100%" height={420} />}
          empty={({ rounds }) => rounds.length === 0 && words('empty')}
        >
          {(day) =>
            round && (
              <>
                <DispatchButton stops={stops} />
                <Doors key={roundKey(round)} round={round} tapOf={tapOf} taps={taps} />
                <RoundChoice day={day} round={round} onChoose={choose} />
              </>
            )
          }
        </Shown>
      </Screen>
    </div>
  );
}

interface DoorsProps {
  round: Round;
  tapOf: (stop: RoundStop) => UsedTaps['waiting'][number] | undefined;
  taps: UsedTaps;
}

function Doors({ round, tapOf, taps }: DoorsProps) {
  const words = useTranslations('rounds');
  const [chosenOrder, chooseOrder] = useState<number>();
  const places = round.doors.map((door, index) => ({ door, place: index + 1, isDone: isDoorDone(door) }));
  const openPlaces = places.filter(({ isDone }) => !isDone);
  const current = places.find(({ door }) => door.stops.some(({ orderId }) => orderId === chosenOrder)) ?? openPlaces[0];

  const place = current?.place;
  const shownPlace = useRef(place);
  // The address of the next door comes into sight, and the button of the last one leaves the thumb.
  useEffect(() => {
    if (shownPlace.current !== place) scrollTo(0, 0);
    shownPlace.current = place;
  }, [place]);

  function isDoorDone({ stops }: Door): boolean {
    return stops.every((stop) => isOver(stop) || tapOf(stop));
  }

  function tap({ orderId, number }: RoundStop, input: DoorInput): void {
    chooseOrder(undefined);
    try {
      taps.add({ orderId, number, input: { ...input, at: new Date().toISOString() } });
    } catch {
      toast.error(words('noRoom'));
    }
  }

  const open = ({ stops: [first] }: Door) => chooseOrder(first?.orderId);
  return (
    <>
      {current ? (
        <DoorCard key={current.place} door={current.door} tapOf={tapOf} onTap={tap} />
      ) : (
        <p className={styles['finished']}>{words('finished')}</p>
      )}
      <DoorList
        nextDoors={openPlaces.filter(({ place }) => place !== current?.place)}
        overDoors={places.filter(({ isDone, place }) => isDone && place !== current?.place)}
        doorsToDrive={[...openPlaces].map(({ door }) => door)}
        tapOf={tapOf}
        onOpen={open}
      />
    </>
  );
}
