import type { CSSProperties, ReactNode, Ref } from 'react';
import styles from './Banner.module.css';

export interface BannerProps {
  title: string;
  /** Subtitle in the script typeface. */
  titleScript?: string | undefined;
  width?: string;
  height?: string;
  background?: string;
  /** Picture beside the title; decorative. */
  img?: string;
  imgStyle?: CSSProperties;
  customClass?: string;
  /** Name of a CSS animation. */
  animation?: string;
  white?: boolean;
  children?: ReactNode;
  titleRef?: Ref<HTMLHeadingElement>;
}

export function Banner({
  title,
  titleScript,
  width = '100%',
  height = '120px',
  background,
  img,
  imgStyle,
  customClass = '',
  animation = 'fadeIn',
  white = false,
  children,
  titleRef,
}: BannerProps) {
  const isImage = background !== undefined && /^(\/|\.|https?:|data:)/.test(background);
  const fill = isImage ? { backgroundImage: `url("${background}")` } : { background };
  return (
    <div
      className={`${styles['banner']} ${white ? styles['white'] : ''} ${customClass}`}
      style={{ width, minHeight: height, animationName: animation, ...(background ? fill : {}) }}
    >
      {img && <img src={img} alt="" style={imgStyle} />}
      <div className={styles['titles']}>
        <h1 ref={titleRef} tabIndex={-1}>
          {title}
        </h1>
        {titleScript && <p>{titleScript}</p>}
      </div>
      {children && <div className={`${styles['actions']} no-print`}>{children}</div>}
    </div>
  );
}
