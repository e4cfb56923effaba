export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

export type PictureType = (typeof pictureTypes)[number];

const signatures: Readonly<Record<PictureType, RegExp>> = {
  'image/jpeg': /^\u00ff\u00d8\u00ff/,
  // eslint-disable-next-line no-control-regex
  'image/png': /^\u0089PNG\r\n\u001a\n/,
  'image/webp': /^RIFF[^]{4}WEBP/,
};

/** The format by the first twelve bytes, whatever the file's name; undefined when it is none. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return pictureTypes.find((type) => signatures[type].test(start));
}
