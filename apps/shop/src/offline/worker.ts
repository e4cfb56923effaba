/** The used part of a service worker's types: the program is typed for pages. */
interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface FetchEvent extends WorkerEvent {
  request: Request;
  clientId: string;
  /** Request that the browser sent while the worker was starting. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}
interface Worker {
  /** Written by the server before this program; a new version means changed pages. */
  offline: { version: string; pages: { fr: string; en: string } };
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  clients: { get: (id: string) => Promise<{ postMessage: (message: string) => void } | undefined> };
  addEventListener: <Name extends 'install' | 'activate' | 'fetch'>(
    name: Name,
    listener: (event: Name extends 'fetch' ? FetchEvent : WorkerEvent) => void,
  ) => void;
}

// TypeScript knows `self` as a page's.
const worker = self as unknown as Worker;
const { version, pages } = worker.offline;

worker.addEventListener('install', (event) => event.waitUntil(cachePages()));
worker.addEventListener('activate', (event) => event.waitUntil(dropOldCaches()));
worker.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(pageFor(event));
});

/** Only the offline pages are cached: dishes, prices and personal data always come from the server. */
async function cachePages(): Promise<void> {
  const cache = await caches.open(version);
  await cache.addAll(Object.values(pages).map((address) => new Request(address, { cache: 'reload' })));
  await worker.skipWaiting();
}

async function dropOldCaches(): Promise<void> {
  for (const name of await caches.keys()) if (name !== version) await caches.delete(name);
  // Not in all browsers: without it a page waits for the worker's start.
  const { navigationPreload } = worker.registration as Partial<ServiceWorkerRegistration>;
  await navigationPreload?.enable();
}

/** Any answer of the server; without connection, the offline page. */
async function pageFor({ request, preloadResponse, clientId }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    if (request.method !== 'GET') return stay(clientId);
    const page = await caches.match(pages[/^\/en(?:\/|$)/.test(new URL(request.url).pathname) ? 'en' : 'fr']);
    if (page) return page;
    throw error;
  }
}

/** A form that cannot be sent stays filled in on the screen, and its page says why. */
async function stay(clientId: string): Promise<Response> {
  (await worker.clients.get(clientId))?.postMessage('lost');
  return new Response(null, { status: 204 });
}
