import type { Locale } from '@traiteur/domain/text/language.ts';
import type { Brand } from '../core/house-brand.ts';
import { escapeHtml } from '../http/pages/html.ts';
import type { Mail } from './mailer.ts';

export interface Letter {
  brand: Pick<Brand, 'name' | 'colours'>;
  locale: Locale;
  subject: string;
  opening: string[];
  button?: { label: string; url: string };
  sections?: LetterSection[];
  closing: string[];
}

export interface LetterSection {
  title: string;
  rows: LetterRow[];
}

interface LetterRow {
  text: string;
  value?: string;
  strong?: boolean;
}

export const mailOf = (to: Mail['to'], letter: Letter): Mail => ({
  to,
  subject: letter.subject,
  text: textOf(letter),
  html: pageOf(letter),
});

const textOf = ({ brand, opening, button, sections = [], closing }: Letter) => {
  const link = button ? [`${button.label}\n${button.url}`] : [];
  return `${[...opening, ...link, ...sections.map(sectionText), ...closing, brand.name].join('\n\n')}\n`;
};

const sectionText = ({ title, rows }: LetterSection) =>
  [title, ...rows.map(({ text, value }) => `- ${text}${value === undefined ? '' : ` – ${value}`}`)].join('\n');

// Mail programs support neither style sheets nor flexbox: a table, with styles on each element.
const pageOf = ({ brand, locale, subject, opening, button, sections = [], closing }: Letter) => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#f7f3ea;color:#1f2a16;font:16px/1.5 'Helvetica Neue',Arial,sans-serif">
<table role="presentation" cellspacing="0" cellpadding="0" align="center" style="width:100%;max-width:520px;margin:0 auto;background:#fffdf9;border:1px solid #e8e2d4;border-top:6px solid ${brand.colours.accent}">
<tr><td style="padding:28px 32px">
<p style="margin:0 0 24px;font-size:20px;font-weight:bold">${escapeHtml(brand.name)}</p>
${opening.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`).join('\n')}
${button ? buttonHtml(button, brand) : ''}
${sections.map(sectionHtml).join('\n')}
${closing.map((paragraph) => `<p style="margin:0 0 8px;color:#56624c;font-size:14px">${escapeHtml(paragraph)}</p>`).join('\n')}
</td></tr>
</table>
</body>
</html>
`;

const buttonHtml = ({ label, url }: NonNullable<Letter['button']>, { colours }: Letter['brand']) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 22px;border-radius:10px;background:${colours.accent};color:#1f2a16;font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></p>`;

const sectionHtml = ({ title, rows }: LetterSection) =>
  `<h2 style="margin:28px 0 8px;font-size:16px;line-height:1.3">${escapeHtml(title)}</h2>
<table role="presentation" cellspacing="0" cellpadding="0" style="width:100%;border-collapse:collapse;font-size:15px">
${rows.map(rowHtml).join('\n')}
</table>`;

const rowHtml = ({ text, value, strong }: LetterRow) => {
  const style = `padding:6px 0;border-top:1px solid #e8e2d4;vertical-align:top${strong ? ';font-weight:bold' : ''}`;
  if (value === undefined) return `<tr><td colspan="2" style="${style}">${escapeHtml(text)}</td></tr>`;
  return `<tr><td style="${style};padding-right:16px">${escapeHtml(text)}</td><td align="right" style="${style}">${escapeHtml(value)}</td></tr>`;
};
