interface NumberedTextProps {
  /** The order's. */
  number: string;
  /** It names the number once. */
  children: string;
}

/** A text with an order's number, which no line parts at its hyphen. */
export function NumberedText({ number, children }: NumberedTextProps) {
  const [head, tail] = children.split(number);
  return (
    <>
      {head}
      <span className="nowrap">{number}</span>
      {tail}
    </>
  );
}
