export type Colour = string;

export const colourPattern = /^#[0-9a-fA-F]{6}$/;

export const isColour = (text: string): text is Colour => colourPattern.test(text);

/** Minimum for normal text (WCAG 2.2, criterion 1.4.3). */
export const leastContrast = 4.5;

/** 1 to 21, cut to two decimals: 4.499 must not pass for 4.5. */
export function contrastOf(colour: Colour, otherColour: Colour): number {
  const [light, dark] = [luminanceOf(colour), luminanceOf(otherColour)].sort((a, b) => b - a) as [number, number];
  return Math.floor(((light + 0.05) / (dark + 0.05)) * 100) / 100;
}

/** `share` 0 keeps the colour, 1 gives the other. */
export function mix(colour: Colour, otherColour: Colour, share: number): Colour {
  const otherChannels = channelsOf(otherColour);
  const channels = channelsOf(colour).map((channel, index) =>
    Math.round(channel + ((otherChannels[index] ?? channel) - channel) * share),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const channelsOf = (colour: Colour): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

function luminanceOf(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
