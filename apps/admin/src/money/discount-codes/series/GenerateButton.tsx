import { useApi } from '@traiteur/front/front.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { lazyPart } from '@traiteur/front/routing/lazy-part.tsx';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';

const GenerateDialog = lazyPart(() => import('./GenerateDialog.tsx'));

export function GenerateButton() {
  const api = useApi();
  const words = useTranslations('discountCodes.series');
  const [isOpen, setOpen] = useState(false);
  if (!api.offers('discount-codes', 'generateDiscountCodes')) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words('add')}</Button>
      {isOpen && (
        <Suspense>
          <GenerateDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
