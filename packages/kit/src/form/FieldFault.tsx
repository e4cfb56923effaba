interface FieldFaultProps {
  /** What the inputs name in their `aria-describedby`. */
  id: string;
  fault: string | undefined;
}

/** What is wrong with several inputs together, or with one that the library does not draw. */
export const FieldFault = ({ id, fault }: FieldFaultProps) =>
  fault ? (
    <p id={id} className="fault">
      {fault}
    </p>
  ) : null;
