import type { Locale } from '@traiteur/domain/language.ts';
import { escaped } from '../http/html.ts';
import type { Mail } from './mailer.ts';

export interface Letter {
  /** The house it comes from. */
  brand: string;
  locale: Locale;
  subject: string;
  /** Paragraphs before the button. */
  opening: string[];
  button: { label: string; url: string };
  /** Paragraphs after the button, in smaller type. */
  closing: string[];
}

/** A letter as mail programs want it: in plain text, and as a page that loads nothing from anywhere. */
export const mailOf = (to: Mail['to'], letter: Letter): Mail => ({
  to,
  subject: letter.subject,
  text: textOf(letter),
  html: pageOf(letter),
});

const textOf = ({ brand, opening, button, closing }: Letter) =>
  `${[...opening, `${button.label}\n${button.url}`, ...closing, brand].join('\n\n')}\n`;

// Mail programs know neither style sheets nor flexible boxes: a table in the middle, and styles on each element.
const pageOf = ({ brand, locale, subject, opening, button, closing }: Letter) => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#f7f3ea;color:#1f2a16;font:16px/1.5 'Helvetica Neue',Arial,sans-serif">
<table role="presentation" cellspacing="0" cellpadding="0" align="center" style="width:100%;max-width:520px;margin:0 auto;background:#fffdf9;border:1px solid #e8e2d4;border-top:6px solid #ef7622">
<tr><td style="padding:28px 32px">
<p style="margin:0 0 24px;font-size:20px;font-weight:bold">${escaped(brand)}</p>
${opening.map((paragraph) => `<p style="margin:0 0 16px">${escaped(paragraph)}</p>`).join('\n')}
<p style="margin:24px 0"><a href="${escaped(button.url)}" style="display:inline-block;padding:12px 22px;border-radius:10px;background:#ef7622;color:#1f2a16;font-weight:bold;text-decoration:none">${escaped(button.label)}</a></p>
${closing.map((paragraph) => `<p style="margin:0 0 8px;color:#56624c;font-size:14px">${escaped(paragraph)}</p>`).join('\n')}
</td></tr>
</table>
</body>
</html>
`;
