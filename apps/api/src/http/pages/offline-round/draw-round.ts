import type { DeliveryInput, Door, Round, RoundDay, RoundStop } from '@traiteur/contract/delivery/rounds.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import type { OfflineRoundWords } from '@traiteur/words/delivery/offline-round.ts';

export interface OfflineRoundTexts {
  words: OfflineRoundWords;
  locale: Locale;
  languageTag: string;
  currency: string;
}

/**
 * Runs in the page for a lost line: its text becomes an inline script, so it may use nothing from outside.
 * Reads the round and the waiting taps as the administration keeps them, and adds taps that it sends once it is loaded.
 */
export function drawRound({ words, locale, languageTag, currency }: OfflineRoundTexts): void {
  interface KeptTap {
    key: string;
    orderId: number;
    number: string;
    heldUntil: number;
    input: DeliveryInput;
  }
  interface KeptTaps {
    waiting: KeptTap[];
    tellings: unknown[];
  }
  interface KeptRound {
    by: number;
    at: number;
    content: RoundDay;
  }
  const readJson = <Value>(key: string): Value | undefined => {
    try {
      // Written by the administration of the same release, or an earlier one.
      return JSON.parse(localStorage.getItem(key) ?? '') as Value;
    } catch {
      return undefined;
    }
  };
  const [keptRound] = Object.keys(localStorage)
    .filter((key) => key.startsWith('auth.kept-draft.round@'))
    .flatMap((key) => readJson<KeptRound>(key) ?? [])
    .sort((first, second) => second.at - first.at);
  const now = new Date();
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  const day = keptRound && keptRound.content.date >= today ? keptRound.content : undefined;
  const tapsKey = `auth.taps.${keptRound?.by}`;
  const readTaps = () => readJson<KeptTaps>(tapsKey) ?? { waiting: [], tellings: [] };
  /** Those of this page have not left yet: they can be taken back. */
  const ownKeys = new Set<string>();
  const format = new Intl.NumberFormat(languageTag, { style: 'currency', currency });
  const money = (cents: number) => format.format(cents / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  const main = document.querySelector('main') as HTMLElement;
  const isOpen = ({ status }: RoundStop) => status !== 'delivered' && status !== 'failed';

  function add(parent: Element, tag: string, text = '', className = ''): HTMLElement {
    const element = document.createElement(tag);
    element.textContent = text;
    element.className = className;
    parent.append(element);
    return element;
  }

  function addLink(parent: Element, text: string, href: string): void {
    add(parent, 'a', text, 'way').setAttribute('href', href);
  }

  function addButton(parent: Element, text: string, onTap: () => void, className = ''): void {
    const button = add(parent, 'button', text, className);
    button.setAttribute('type', 'button');
    button.addEventListener('click', onTap);
  }

  function writeTaps(taps: KeptTaps): void {
    try {
      if (taps.waiting.length + taps.tellings.length === 0) localStorage.removeItem(tapsKey);
      else localStorage.setItem(tapsKey, JSON.stringify(taps));
    } catch {
      alert(words.noRoom);
    }
    draw();
    scrollTo(0, 0);
  }

  function tap({ orderId, number }: RoundStop, outcome: DeliveryInput['outcome'], amount: number): void {
    const key = crypto.randomUUID();
    ownKeys.add(key);
    const payment = { amount, method: amount > 0 ? ('cash' as const) : null };
    const input = { outcome, ...payment, leftWith: '', note: '', photo: null, at: new Date().toISOString() };
    const taps = readTaps();
    writeTaps({ ...taps, waiting: [...taps.waiting, { key, orderId, number, heldUntil: 0, input }] });
  }

  function addStop(parent: Element, stop: RoundStop): void {
    const article = add(parent, 'article');
    add(article, 'h3', `${stop.client} · ${stop.number}`);
    for (const note of [stop.addressNote, stop.driverNote]) if (note) add(article, 'p', note, 'note');
    const allergens = stop.clientAllergies.filter(({ severity }) => severity === 'allergy');
    if (allergens.length > 0)
      add(
        article,
        'p',
        `${words.allergic} ${[...new Set(allergens.map(({ name }) => name[locale]))].join(', ')}`,
        'red',
      );
    for (const { eater, allergen, line } of stop.conflicts)
      add(article, 'p', [eater, allergen[locale], stop.items[line]?.name[locale]].filter(Boolean).join(' · '), 'red');
    const isBlocked = stop.conflicts.some(({ mustOverride, answeredBy }) => mustOverride && answeredBy === null);
    if (isBlocked) add(article, 'p', words.unanswered, 'red');
    if (stop.unaskedEaters.length > 0) add(article, 'p', words.unasked, 'strong');
    const list = add(article, 'ul');
    for (const { quantity, name, sizeName, eater } of stop.items)
      add(list, 'li', [`${quantity} × ${name[locale]}`, sizeName[locale], eater].filter(Boolean).join(' · '));
    const due = stop.paymentChoice === null || stop.paymentChoice === 'on_delivery' ? stop.amountDue : 0;
    add(article, 'p', due > 0 ? `${words.toCollect} ${money(due)}` : words.nothingDue, 'strong');
    const buttons = add(article, 'div', '', 'buttons');
    if (stop.phone) addLink(buttons, words.call, `tel:${stop.phone}`);
    if (isBlocked) return;
    if (due > 0) addButton(buttons, `${words.paid} ${money(due)}`, () => tap(stop, 'delivered', due), 'main');
    addButton(buttons, due > 0 ? words.unpaid : words.deliver, () => tap(stop, 'delivered', 0), due > 0 ? '' : 'main');
    addButton(buttons, words.absent, () => tap(stop, 'absent', 0));
  }

  function addDoor({ address = '', postalCode = '', city = '', stops }: Door, isWaiting: (stop: RoundStop) => boolean) {
    const openStops = stops.filter((stop) => isOpen(stop) && !isWaiting(stop));
    if (openStops.length === 0) return;
    const [street = '', ...entry] = address.split('\n');
    const section = add(main, 'section');
    add(section, 'h2', street);
    add(section, 'p', [`${postalCode} ${city}`, ...entry].join(' · '));
    const way = new URLSearchParams({
      api: '1',
      travelmode: 'driving',
      destination: `${street}, ${postalCode} ${city}`,
    });
    addLink(section, words.go, `https://www.google.com/maps/dir/?${way}`);
    for (const stop of openStops) addStop(section, stop);
  }

  function addWaiting(taps: KeptTaps): void {
    if (taps.waiting.length === 0) return;
    const section = add(main, 'section');
    add(section, 'h2', words.waiting);
    for (const { key, number } of taps.waiting) {
      const row = add(section, 'p', `${number} `, 'row');
      if (ownKeys.has(key))
        addButton(row, `${words.takeBack} ${number}`, () => {
          const current = readTaps();
          writeTaps({ ...current, waiting: current.waiting.filter((candidate) => candidate.key !== key) });
        });
    }
  }

  function chosenRound(rounds: readonly Round[]): Round | undefined {
    const wish = new URLSearchParams(location.search).get('round');
    return (
      rounds.find(({ zoneId, start, end }) => `${zoneId}-${start}-${end}` === wish) ??
      rounds.find(({ doors }) => doors.some(({ stops }) => stops.some(isOpen))) ??
      rounds[0]
    );
  }

  function draw(): void {
    main.replaceChildren();
    const round = day && chosenRound(day.rounds);
    add(main, 'h1', round ? `${words.title} ${round.zoneName[locale]} · ${round.start}–${round.end}` : words.title);
    if (!round || !keptRound) return void add(main, 'p', words.nothing, 'state');
    const time = new Date(keptRound.at).toLocaleTimeString(languageTag, { hour: '2-digit', minute: '2-digit' });
    add(main, 'p', `${words.readAt} ${time}. ${words.sent}`, 'state').setAttribute('role', 'status');
    const taps = readTaps();
    const isWaiting = ({ orderId }: RoundStop) => taps.waiting.some((candidate) => candidate.orderId === orderId);
    const isDone = (stop: RoundStop) => !isOpen(stop) || isWaiting(stop);
    for (const door of round.doors) addDoor(door, isWaiting);
    if (round.doors.every(({ stops }) => stops.every(isDone))) add(main, 'p', words.finished, 'state');
    addWaiting(taps);
  }

  const goBack = () =>
    void fetch('/api/health').then(
      ({ ok }) => ok && location.reload(),
      () => undefined,
    );
  draw();
  addEventListener('online', goBack);
  setInterval(goBack, 5000);
}
