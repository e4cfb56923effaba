import Bowser from 'bowser';

/** The browser and the system out of what a browser says it is; the whole of it where neither is known. */
export function deviceOf(userAgent: string): string {
  if (!userAgent) return '–';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(' · ') || userAgent;
}
