import { lazy, Suspense } from 'react';
import { loadAtRest } from './toast.tsx';

/** Loaded when the browser is idle, or with the first toast. */
const ToastList = lazy(() => loadAtRest(() => import('./ToastList.tsx')));

export const Toasts = () => (
  <Suspense>
    <ToastList />
  </Suspense>
);
