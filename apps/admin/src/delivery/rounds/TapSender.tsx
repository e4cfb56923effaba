import en from 'virtual:words/screen/rounds/en';
import fr from 'virtual:words/screen/rounds/fr';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { useTaps } from './use-taps.ts';
import { WaitingTaps } from './WaitingTaps.tsx';

/** Sends what a driver tapped and left behind, from a screen that is not the round. */
export default function TapSender() {
  return (
    <ScreenWords fr={fr} en={en}>
      <Sender />
    </ScreenWords>
  );
}

function Sender() {
  return <WaitingTaps taps={useTaps()} readAt={undefined} />;
}
