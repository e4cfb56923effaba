interface NumberedTextProps {
  number: string;
  /** Must contain the number once. */
  children: string;
}

/** Keeps the number on one line: it has a hyphen. */
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
