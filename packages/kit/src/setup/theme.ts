import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

const orange: MantineColorsTuple = [
  '#fdeee2',
  '#fbdcc3',
  '#f8c298',
  '#f5a66a',
  '#f28d43',
  '#ef7622',
  '#d9620f',
  '#a84a08',
  '#8a3b04',
  '#743100',
];
const green: MantineColorsTuple = [
  '#eef6e2',
  '#dcedc4',
  '#c4e19c',
  '#abd573',
  '#91c954',
  '#86c341',
  '#6ba32f',
  '#558a22',
  '#43701a',
  '#2f5210',
];

export const theme = createTheme({
  colors: { orange, green },
  primaryColor: 'orange',
  primaryShade: 7,
  fontFamily: 'var(--sans)',
  defaultRadius: 8,
  white: '#fffdf9',
  black: '#1f2a16',
});

/** Mantine's red and borders are too pale on warm white. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-error': '#9c1c1c',
    '--mantine-color-default-border': '#8a8471',
    '--mantine-color-gray-4': '#8a8471',
    '--mantine-color-placeholder': '#56624c',
    '--mantine-color-dimmed': '#56624c',
    '--mantine-color-body': '#fffdf9',
  },
  dark: {},
});
