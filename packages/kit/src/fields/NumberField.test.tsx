import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { NumberField } from './NumberField.tsx';

function Salt() {
  const form = useForm({ defaultValues: { salt: 1250.25 } });
  return (
    <FormProvider {...form}>
      <NumberField name="salt" label="Sel" unit="g" decimals />
    </FormProvider>
  );
}

test.each([
  ['fr', '1250,25'],
  ['en', '1250.25'],
] as const)('in %s a number with decimals reads %s', (locale, text) => {
  const markup = renderToStaticMarkup(
    <IntlProvider locale={locale} messages={{}}>
      <MantineProvider>
        <Salt />
      </MantineProvider>
    </IntlProvider>,
  );
  expect(markup).toContain(`value="${text}"`);
});
