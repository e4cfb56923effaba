/** A time of day, `HH:MM` or `HH:MM:SS`, as French writes it: "9 h", "9 h 30", with spaces at which no line breaks. */
export function frenchTime(time: string): string {
  const [hour, minute] = time.split(':');
  return `${Number(hour)}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`;
}
