interface FetchEvent extends Event {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

interface Worker {
  skipWaiting: () => Promise<void>;
  addEventListener: (name: 'install' | 'fetch', listener: (event: FetchEvent) => void) => void;
}

export interface OfflinePage {
  html: string;
  policy: string;
}

/** Runs as the service worker of the round's page alone: its text is the script, so it may use nothing from outside. */
export function answerRounds(pages: { fr: OfflinePage; en: OfflinePage }): void {
  // TypeScript knows `self` as a page's.
  const worker = self as unknown as Worker;
  worker.addEventListener('install', () => void worker.skipWaiting());
  worker.addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate') event.respondWith(fetch(event.request).catch(() => keptPage(event.request)));
  });

  function keptPage({ url }: Request): Response {
    const { html, policy } = new URL(url).pathname.startsWith('/en/') ? pages.en : pages.fr;
    return new Response(html, {
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
    });
  }
}
