import { useId } from 'react';
import formStyles from '../../form/Form.module.css';
import { useShopWords } from '../../site/language/use-shop-words.ts';

interface DietNoteFieldProps {
  value: string;
  onChange: (text: string) => void;
}

/** What somebody eats or leaves, in their own words. */
export function DietNoteField({ value, onChange }: DietNoteFieldProps) {
  const words = useShopWords('ownAccount');
  const note = useId();
  return (
    <div className={formStyles['field']}>
      <label htmlFor={note}>{words('diet')}</label>
      <textarea
        id={note}
        rows={3}
        maxLength={1000}
        value={value}
        aria-describedby={`${note}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${note}-hint`} className="hint">
        {words('dietHint')}
      </p>
    </div>
  );
}
