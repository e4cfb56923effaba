import { type ReactNode, useEffect, useRef } from 'react';
import { Banner, type BannerProps } from './Banner.tsx';
import { PrintedHead } from './PrintedHead.tsx';
import { useKitSettings } from '../setup/kit-settings.ts';

interface ScreenProps {
  title: string;
  subtitle?: string | undefined;
  /** Buttons on the right of the title; one of them primary. */
  action?: ReactNode;
  banner?: Partial<BannerProps>;
  children: ReactNode;
}

/** A whole screen: banner, then content. Names the document and takes the focus, so that a screen reader says where one is. */
export function Screen({ title, subtitle, action, banner, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { brand } = useKitSettings();
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
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
