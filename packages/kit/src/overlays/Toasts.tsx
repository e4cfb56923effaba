import { lazy, Suspense } from 'react';
import { whenWanted } from './toast.tsx';

/** What shows toasts comes when the browser rests, or with the first toast. */
const ToastList = lazy(async () => {
  await whenWanted();
  return import('./ToastList.tsx');
});

/** Where toasts appear. */
export const Toasts = () => (
  <Suspense>
    <ToastList />
  </Suspense>
);
