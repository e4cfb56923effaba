/**
 * Hosts by directive, without any that runs text as script, or where anyone may put scripts or collect data:
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
  // Suggested addresses need only a script and its services.
  addresses: { ...noHosts, script: ['https://maps.googleapis.com'], connect: map.connect },
  none: noHosts,
};

export const googleMapsHosts = (use: keyof typeof hosts): Hosts => hosts[use];
