/** Of what a service worker is given the part that this one needs: a program's types are those of pages. */
interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface FetchEvent extends WorkerEvent {
  request: Request;
  /** Of the page that asks. */
  clientId: string;
  /** What the browser has asked for while this program was starting. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}
interface Worker {
  /** What the server says before this program, by which a browser sees that one of the pages has changed. */
  offline: { version: string; pages: { fr: string; en: string } };
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  clients: { get: (id: string) => Promise<{ postMessage: (message: string) => void } | undefined> };
  addEventListener: <Name extends 'install' | 'activate' | 'fetch'>(
    name: Name,
    listener: (event: Name extends 'fetch' ? FetchEvent : WorkerEvent) => void,
  ) => void;
}

// The types of a page name the program's globals otherwise.
const worker = self as unknown as Worker;
const { version, pages } = worker.offline;

worker.addEventListener('install', (event) => event.waitUntil(keepPages()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(pageFor(event));
});

/** Nothing else is ever kept: dishes, prices and what is somebody's own come from the house each time. */
async function keepPages(): Promise<void> {
  const cache = await caches.open(version);
  await cache.addAll(Object.values(pages).map((address) => new Request(address, { cache: 'reload' })));
  await worker.skipWaiting();
}

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) if (name !== version) await caches.delete(name);
  // Some browsers have none: then a page waits until this program has started.
  const { navigationPreload } = worker.registration as Partial<ServiceWorkerRegistration>;
  await navigationPreload?.enable();
}

/** What the house answers, whatever it is; where the line is lost, the page that says so. */
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

/** A form that cannot be sent stays on the screen as it was filled in, and its page says why. */
async function stay(clientId: string): Promise<Response> {
  (await worker.clients.get(clientId))?.postMessage('lost');
  return new Response(null, { status: 204 });
}
