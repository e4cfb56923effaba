export interface EarlyText {
  text: string;
  isEntered: boolean;
}

interface EarlyInputProps {
  label: string;
  value: EarlyText;
  onChange: (value: EarlyText) => void;
  onClose: () => void;
}

/** Catches what the user types after the shortcut while the search's code is loading. */
export const EarlyInput = ({ label, value: { text, isEntered }, onChange, onClose }: EarlyInputProps) => (
  <input
    autoFocus
    className="visually-hidden"
    aria-label={label}
    autoComplete="off"
    maxLength={200}
    value={text}
    onChange={(event) => onChange({ text: event.currentTarget.value, isEntered: false })}
    onKeyDown={({ key, nativeEvent }) => {
      if (nativeEvent.isComposing) return;
      if (key === 'Enter') onChange({ text, isEntered: text.trim() !== '' || isEntered });
      if (key === 'Escape') onClose();
    }}
  />
);
