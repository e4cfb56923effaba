/**
 * What a page loads of Google's maps, by directive, without what would run text as script, and without hosts where
 * anybody may put a script or send what they like:
 * https://developers.google.com/maps/documentation/javascript/content-security-policy
 */
const map = {
  script: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  style: ['https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com'],
  image: ['https://*.googleapis.com', 'https://*.gstatic.com'],
  connect: ['https://maps.googleapis.com', 'https://places.googleapis.com'],
  worker: ['blob:'],
};

type Hosts = Readonly<Record<keyof typeof map, readonly string[]>>;

const noHosts: Hosts = { script: [], style: [], font: [], image: [], connect: [], worker: [] };

const hosts: Record<'map' | 'addresses' | 'none', Hosts> = {
  map,
  // Neither pictures nor style come from there where no map stands: only a script, and the services that it asks.
  addresses: { ...noHosts, script: ['https://maps.googleapis.com'], connect: map.connect },
  none: noHosts,
};

/** Google's hosts that a page opens: for its map with addresses, for addresses alone that are suggested, or none. */
export const googleMapsHosts = (use: keyof typeof hosts): Hosts => hosts[use];
