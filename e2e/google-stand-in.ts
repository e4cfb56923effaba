import type { Page } from 'playwright-core';

interface StandIn {
  courses: number[];
  questions: { input: string; session: number }[];
  chosenSessions: number[];
  fails?: boolean;
}

interface StandInWindow extends Window {
  standIn: StandIn;
  google: { maps: Record<string, unknown> };
}

/** Draws and suggests what our pages expect. Returns the requested addresses. */
export async function answerForGoogle(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(/^https:\/\/[^/]*google/, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: `(${standIn.toString()})()` });
  });
  return requests;
}

export function foreignRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(page.url()).host && page.url() !== 'about:blank')
      requests.push(request.url());
  });
  return requests;
}

export function loadedLoaders(page: Page): () => Promise<string[]> {
  const files = new Set<string>();
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) files.add(response.url());
  });
  return async () => {
    // Fetched again: after a navigation the response's body is gone.
    const loaders = await Promise.all(
      [...files].map(async (file) => {
        const text = await (await page.request.get(file)).text();
        return text.includes('maps.googleapis.com') ? [file] : [];
      }),
    );
    return loaders.flat();
  };
}

export const standInOf = (page: Page): Promise<StandIn> =>
  page.evaluate(() => (window as unknown as StandInWindow).standIn);

export const failSuggestions = (page: Page): Promise<void> =>
  page.evaluate(() => void ((window as unknown as StandInWindow).standIn.fails = true));

/** Runs in the page: it cannot use anything of this file. */
function standIn(): void {
  type Place = { lat: number; lng: number };
  const scope = window as unknown as StandInWindow;
  const notes: StandIn = { courses: [], questions: [], chosenSessions: [] };
  scope.standIn = notes;

  class LatLngBounds {
    places: Place[] = [];
    extend(place: Place) {
      this.places.push(place);
    }
    isEmpty = () => this.places.length === 0;
    contains = () => false;
    getNorthEast = () => ({});
    getSouthWest = () => ({});
    edge = (pick: typeof Math.min, axis: keyof Place) => pick(...this.places.map((place) => place[axis]));
  }
  class Map {
    room: HTMLElement;
    bounds: LatLngBounds | undefined;
    layers: OverlayView[] = [];
    constructor(room: HTMLElement) {
      this.room = room;
      room.style.position = 'relative';
    }
    getDiv = () => this.room;
    getBounds = () => undefined;
    fitBounds(bounds: LatLngBounds) {
      this.bounds = bounds;
      for (const layer of this.layers) layer.draw();
    }
  }
  class OverlayView {
    map: Map | null = null;
    static preventMapHitsAndGesturesFrom() {}
    onAdd() {}
    draw() {}
    onRemove() {}
    getPanes = () => ({ overlayMouseTarget: this.map?.room });
    getProjection = () => ({
      fromLatLngToDivPixel: ({ lat, lng }: Place) => {
        const { room, bounds } = this.map ?? {};
        if (!room || !bounds) return null;
        const [west, east] = [bounds.edge(Math.min, 'lng'), bounds.edge(Math.max, 'lng')];
        const [south, north] = [bounds.edge(Math.min, 'lat'), bounds.edge(Math.max, 'lat')];
        return {
          x: 40 + ((lng - west) / (east - west || 1)) * (room.clientWidth - 80),
          y: 40 + ((north - lat) / (north - south || 1)) * (room.clientHeight - 80),
        };
      },
    });
    setMap(map: Map | null) {
      if (this.map) {
        this.onRemove();
        this.map.layers = this.map.layers.filter((layer) => layer !== this);
      }
      this.map = map;
      if (!map) return;
      map.layers.push(this);
      this.onAdd();
      this.draw();
    }
  }
  class Polyline {
    length: number;
    constructor({ path }: { path: Place[] }) {
      this.length = path.length;
      notes.courses.push(this.length);
    }
    setMap() {
      notes.courses.splice(notes.courses.indexOf(this.length), 1);
    }
  }

  class Circle {
    setMap() {}
  }

  let sessions = 0;
  class AutocompleteSessionToken {
    number = ++sessions;
  }
  const streets = [
    { street: 'Rue de Rivoli', code: '75004', city: 'Paris' },
    { street: 'Rue de Paris', code: '93500', city: 'Pantin' },
  ];
  const AutocompleteSuggestion = {
    fetchAutocompleteSuggestions({ input, sessionToken }: { input: string; sessionToken: AutocompleteSessionToken }) {
      notes.questions.push({ input, session: sessionToken.number });
      if (notes.fails) return Promise.reject(new Error('over the limit'));
      const number = parseInt(input, 10) || undefined;
      const suggestions = streets.map(({ street, code, city }) => ({
        placePrediction: {
          placeId: code,
          mainText: { text: number ? `${number} ${street}` : street },
          secondaryText: { text: `${code} ${city}, France` },
          toPlace: () => ({
            addressComponents: undefined,
            fetchFields(this: { addressComponents: unknown }) {
              notes.chosenSessions.push(sessionToken.number);
              const parts = {
                street_number: number && String(number),
                route: street,
                locality: city,
                postal_code: code,
              };
              this.addressComponents = Object.entries(parts).flatMap(([type, longText]) =>
                longText ? [{ types: [type], longText }] : [],
              );
              return Promise.resolve();
            },
          }),
        },
      }));
      return Promise.resolve({ suggestions: input.includes('zz') ? [] : suggestions });
    },
  };

  const libraries: Record<string, unknown> = {
    maps: { Map, OverlayView, Polyline, Circle },
    core: { LatLngBounds },
    places: { AutocompleteSuggestion, AutocompleteSessionToken },
  };
  scope.google.maps['importLibrary'] = (name: string) => Promise.resolve(libraries[name]);
  // The loader waits for this call.
  (scope.google.maps['__ib__'] as () => void)();
}
