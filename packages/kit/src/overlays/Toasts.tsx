import { lazy, Suspense } from 'react';
import { loadAtRest } from './toast.tsx';

/** What shows toasts comes when the browser rests, or with the first toast. */
const ToastList = lazy(() => loadAtRest(() => import('./ToastList.tsx')));

/** Where toasts appear. */
export const Toasts = () => (
  <Suspense>
    <ToastList />
  </Suspense>
);
