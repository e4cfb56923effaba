import { useFront } from '../../front.ts';

/** Where the API answers a picture, by its id. */
export function usePictureAddress(): (id: string) => string {
  const { settings } = useFront();
  return (id) => `${settings.host}/api/pictures/${id}`;
}
