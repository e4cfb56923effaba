interface InputErrorProps {
  /** What the inputs name in their `aria-describedby`. */
  id: string;
  fault: string | undefined;
}

/** What is wrong with several inputs together, or with one that the library does not draw. */
export const InputError = ({ id, fault }: InputErrorProps) =>
  fault ? (
    <p id={id} className="fault">
      {fault}
    </p>
  ) : null;
