/** What the server that gives out the page tells it. */
export interface PageSettings {
  /** Origin of the API. */
  host: string;
  brand: { name: string };
  currency: string;
  timeZone: string;
}

const usual: PageSettings = {
  host: 'http://localhost:3000',
  brand: { name: 'Traiteur' },
  currency: 'EUR',
  timeZone: 'Europe/Paris',
};

const told = document.getElementById('settings')?.textContent;

/** A page served by anything that tells it nothing falls back to the usual settings. */
export const settings: PageSettings = told ? { ...usual, ...(JSON.parse(told) as Partial<PageSettings>) } : usual;
