import { Button } from '@traiteur/kit/look/Button.tsx';
import { useSyncExternalStore } from 'react';
import { useFrontWords } from '../language/use-front-words.ts';
import { useFront } from '../front.ts';

/** Says that a newer version is there, once this tab has met something that may come of its age. */
export function OldBuild({ className }: { className: string | undefined }) {
  const { build } = useFront();
  const words = useFrontWords('front');
  const isOld = useSyncExternalStore(build.subscribe, build.isOld);
  return (
    <div role="status" className={`no-print ${isOld ? className : 'visually-hidden'}`}>
      {isOld && (
        <>
          {words('oldBuild')} <Button onClick={() => location.reload()}>{words('reload')}</Button>
        </>
      )}
    </div>
  );
}
