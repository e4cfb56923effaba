import { type ReactNode, useEffect, useRef } from 'react';
import { Banner, type BannerProps } from './Banner.tsx';
import { PrintedHead } from './PrintedHead.tsx';
import { useKitSettings } from '../../setup/kit-settings.ts';

interface ScreenProps {
  title: string;
  subtitle?: string | undefined;
  /** Buttons on the right of the title; one of them primary. */
  action?: ReactNode;
  banner?: Partial<BannerProps>;
  children: ReactNode;
}

/** Focuses the title for screen readers, or a `data-first` field; not on touch screens, where a keyboard hides half. */
export function Screen({ title, subtitle, action, banner, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { brand } = useKitSettings();
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
  useEffect(() => {
    // Who searches already while this arrives goes on typing there.
    if (document.activeElement?.matches('[role="dialog"] *, input')) return;
    const first = heading.current?.closest('main')?.querySelector<HTMLElement>('[data-first]');
    const begin = matchMedia('(pointer: fine)').matches ? first : undefined;
    (begin ?? heading.current)?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <PrintedHead text={subtitle ? `${title} · ${subtitle}` : title} />
      <Banner title={title} titleScript={subtitle} titleRef={heading} {...banner}>
        {action}
      </Banner>
      {children}
    </>
  );
}
