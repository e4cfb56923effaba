interface NumberedTextProps {
  /** The order's. */
  number: string;
  /** It names the number once. */
  children: string;
}

/** A text with an order's number, which no line parts at its hyphen. */
export function NumberedText({ number, children }: NumberedTextProps) {
  const [before, after] = children.split(number);
  return (
    <>
      {before}
      <span className="nowrap">{number}</span>
      {after}
    </>
  );
}
