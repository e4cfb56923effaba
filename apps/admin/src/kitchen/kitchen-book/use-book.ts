import type { ControlCheck } from '@traiteur/contract/kitchen/kitchen-book.ts';
import type { Photo } from '@traiteur/contract/catalogue/pictures.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useTranslations } from 'use-intl';
import { useChange } from '../../noun/use-change.ts';

const tags = ['kitchen-book'] as const;

/** Signs or withdraws. */
export const useBookChange = <Input>(write: (api: ApiClient, input: Input) => Promise<unknown>, success?: string) =>
  useChange(write, { tags, onDone: () => success && toast.success(success) });

/** Writes a check, or its end; a photo that could not be read is told, for nobody would miss it. */
export function useBook<Input extends { photo: Photo }>(
  write: (api: ApiClient, input: Input) => Promise<ControlCheck>,
  pictureIn: (check: ControlCheck) => string | null = ({ pictureId }) => pictureId,
) {
  const words = useTranslations('kitchenBook');
  return useChange(
    async (api, input: Input) => {
      const check = await write(api, input);
      return { check, isPhotoLost: input.photo !== null && pictureIn(check) === null };
    },
    {
      tags: [...tags, 'batch-holds'],
      onDone({ check: { conform, end, cookedBatch }, isPhotoLost }) {
        if (isPhotoLost) toast.error(words('photoLost'));
        else if (end && conform === false && cookedBatch) toast.success(words('held', { lot: cookedBatch.lot }));
        else toast.success(words('recorded'));
      },
    },
  );
}
