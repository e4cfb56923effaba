import { brandColourNames, brandContrast, type BrandColours } from '@traiteur/domain/site/brand-colours.ts';
import { isColour, leastContrast } from '@traiteur/domain/site/contrast.ts';
import { ColourField } from '@traiteur/kit/fields/ColourField.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { FieldGroup, FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { PictureField } from '../../catalogue/pictures/PictureField.tsx';

/** Each colour shows the contrast of the text read with it. */
export function BrandFields() {
  const words = useTranslations('siteTexts');
  // The field names are those of the contract.
  const colours = useWatch({ name: 'brand.colours' }) as BrandColours;
  const areColours = brandColourNames.every((name) => isColour(colours[name]));
  const hintOf = (name: (typeof brandColourNames)[number]) => {
    if (!areColours) return undefined;
    const ratio = brandContrast(name, colours);
    return words(ratio < leastContrast ? 'brand.tooFaint' : 'brand.contrast', { ratio, least: leastContrast });
  };
  return (
    <>
      <FieldGroup title={words('fields.brand')}>
        <TextField name="brand.name" label={words('brand.name')} />
        {[brandColourNames.slice(0, 2), brandColourNames.slice(2)].map((pair) => (
          <FieldRow key={pair[0]}>
            {pair.map((name) => (
              <ColourField
                key={name}
                name={`brand.colours.${name}`}
                label={words(`brand.colours.${name}`)}
                hint={hintOf(name)}
              />
            ))}
          </FieldRow>
        ))}
      </FieldGroup>
      <PictureField name="brand.logoId" label={words('brand.logo')} choose={words('brand.chooseLogo')} />
    </>
  );
}
