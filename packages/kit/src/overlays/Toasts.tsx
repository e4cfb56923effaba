import { lazy, Suspense } from 'react';
import { whenWanted } from './toast.tsx';
import { untilLoaded } from './until-loaded.ts';

/** What shows toasts comes when the browser rests, or with the first toast. */
const ToastList = lazy(async () => {
  await whenWanted();
  return untilLoaded(() => import('./ToastList.tsx'));
});

/** Where toasts appear. */
export const Toasts = () => (
  <Suspense>
    <ToastList />
  </Suspense>
);
