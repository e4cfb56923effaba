import styles from './MailPreview.module.css';

/**
 * A mail as a mail program shows it, in a frame that runs no script and follows no link. The page's content policy
 * allows no style attributes, so they are set by code once the frame has loaded.
 */
export function MailFrame({ html, title }: { html: string; title: string }) {
  return (
    <iframe
      className={styles['frame']}
      title={title}
      sandbox="allow-same-origin"
      // Quotes within texts are entities: only the mail's own attributes look like this.
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
