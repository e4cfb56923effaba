import styles from './MailPreview.module.css';

/**
 * A mail as a mail program shows it, in a frame of its own that runs no script and leads nowhere. The page's policy lets no attribute hold a
 * style: they are set from here, once the frame stands.
 */
export function MailFrame({ html, title }: { html: string; title: string }) {
  return (
    <iframe
      className={styles['frame']}
      title={title}
      sandbox="allow-same-origin"
      // Quotes within texts are entities: only the mail's own attributes read like this.
      srcDoc={html.replaceAll(' style="', ' data-style="')}
      onLoad={(event) => showStyles(event.currentTarget)}
    />
  );
}

function showStyles(frame: HTMLIFrameElement): void {
  const page = frame.contentDocument;
  if (!page) return;
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset['style'] ?? '';
  frame.style.height = `${page.documentElement.scrollHeight}px`;
}
