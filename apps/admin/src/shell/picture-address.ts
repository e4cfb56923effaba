import { settings } from './settings.ts';

/** Where the API answers a picture. */
export const pictureAddress = (id: string): string => `${settings.host}/api/pictures/${id}`;
