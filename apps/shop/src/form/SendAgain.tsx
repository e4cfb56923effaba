import { useState } from 'react';
import { useSending } from './use-sending.ts';
import { useWait } from './use-wait.ts';

interface SendAgainProps {
  label: string;
  labelIn: (seconds: number) => string;
  done: string;
  onSend: () => Promise<void>;
}

const seconds = 30;

/** A mail may take its time: the button counts down before it sends another. */
export function SendAgain({ label, labelIn, done, onSend }: SendAgainProps) {
  const { secondsLeft, begin } = useWait(seconds);
  const { send, busy, faults } = useSending();
  const [isDone, setDone] = useState(false);
  const again = () =>
    send(async () => {
      await onSend();
      setDone(true);
      begin();
    });
  return (
    <div>
      <button type="button" className="button" disabled={secondsLeft > 0} aria-busy={busy} onClick={() => void again()}>
        {secondsLeft > 0 ? labelIn(secondsLeft) : label}
      </button>
      <p role="status" className="hint">
        {isDone && done}
      </p>
      {faults.sentence && (
        <p role="alert" className="fault">
          {faults.sentence}
        </p>
      )}
    </div>
  );
}
