interface InputErrorProps {
  id: string;
  fault: string | undefined;
}

/** A fault of several inputs, or of one that Mantine does not draw. */
export const InputError = ({ id, fault }: InputErrorProps) =>
  fault ? (
    <p id={id} className="fault">
      {fault}
    </p>
  ) : null;
