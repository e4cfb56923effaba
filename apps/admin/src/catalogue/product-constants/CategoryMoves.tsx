import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Category } from '@traiteur/contract/catalogue/categories.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useTranslations } from 'use-intl';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import styles from './ProductConstants.module.css';
import { useApi } from '@traiteur/front/front.ts';

interface CategoryMovesProps {
  category: Category;
  /** From 1 to `count`. */
  place: number;
  count: number;
  onMoved: (category: Category) => void;
}

/** The pressed button keeps the focus and moves with its category. */
export function CategoryMoves({ category: { id, name }, place, count, onMoved }: CategoryMovesProps) {
  const api = useApi();
  const words = useTranslations('categories');
  const nameOf = useLocalName();
  const showFailure = useFailureToast();
  const queries = useQueryClient();
  const moving = useMutation({
    mutationFn: (position: number) => api.call('categories', 'updateCategoryPosition', { id }, { position }),
    onSuccess: onMoved,
    onError: showFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: nounKeys('categories').all }),
  });
  const arrow = (label: string, Icon: typeof IconArrowUp, position: number) => (
    <Button
      variant="subtle"
      aria-label={label}
      icon={<Icon size={16} aria-hidden />}
      busy={moving.isPending}
      disabledReason={position < 1 || position > count ? '' : undefined}
      onClick={() => moving.mutate(position)}
    />
  );
  return (
    <span className={styles['moves']}>
      {arrow(words('earlier', { name: nameOf(name) }), IconArrowUp, place - 1)}
      {arrow(words('later', { name: nameOf(name) }), IconArrowDown, place + 1)}
    </span>
  );
}
