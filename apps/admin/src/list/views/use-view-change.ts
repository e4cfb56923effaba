import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedView } from '@traiteur/contract/house/saved-views.ts';
import { useApi } from '@traiteur/front/front.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useTranslations } from 'use-intl';
import { viewKeys } from './view-queries.ts';

interface KeptView {
  /** Undefined for a new view. */
  id: number | undefined;
  name: string;
  query: Record<string, string>;
  shared: boolean;
  isDefault: boolean;
}

export function useViewChange(list: string, onDone: () => void) {
  const api = useApi();
  const words = useTranslations('lists.views');
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: async (act: () => Promise<string>) => act(),
    onSuccess: async (news) => {
      await queries.invalidateQueries({ queryKey: viewKeys.all });
      toast.success(news);
      onDone();
    },
  });
  return {
    busy: change.isPending,
    error: change.error,
    save: (view: KeptView) =>
      change.mutate(async () => {
        await api.call('saved-views', 'saveView', {}, { list, ...view });
        return words('saved', { name: view.name });
      }),
    /** Makes a view the default of the list, or not any more; own or a colleague's. */
    beginWith: ({ id, name }: SavedView, isDefault: boolean) =>
      change.mutate(async () => {
        await api.call('saved-views', 'chooseDefaultView', {}, { list, viewId: isDefault ? id : null });
        return words('saved', { name });
      }),
    remove: ({ id, name }: SavedView) =>
      change.mutate(async () => {
        await api.call('saved-views', 'removeView', { id });
        return words('removed', { name });
      }),
  };
}
