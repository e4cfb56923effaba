interface InputErrorProps {
  id: string;
  fault: string | undefined;
}

export const InputError = ({ id, fault }: InputErrorProps) =>
  fault ? (
    <p id={id} className="fault">
      {fault}
    </p>
  ) : null;
