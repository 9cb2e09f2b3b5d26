/** Text made safe for HTML, in content and in quoted attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

/** JSON that cannot end the script element it stands in. */
export const embedded = (data: unknown): string => JSON.stringify(data).replace(/</g, '\\u003c')

/** Languages written from right to left; tables, reels and curves themselves always run from left to right. */
export const directionOf = (tag: string): 'ltr' | 'rtl' => (/^(ar|fa|he|ur)\b/.test(tag) ? 'rtl' : 'ltr')

/** What the head of a page says. */
export interface PageHead {
  readonly title: string
  readonly theme: 'light' | 'dark'
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  readonly styleAddress: string
  /** Address of the page's module script, when it has one. */
  readonly script?: string
}

/** Everything before the body. */
export const pageHead = ({
  title,
  theme,
  language,
  direction,
  styleAddress,
  script,
}: PageHead): string => `<!doctype html>
<html lang="${escaped(language)}" dir="${direction}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(title)}</title>
<link rel="icon" href="/slot/symbols/seven.svg" type="image/svg+xml">
<link rel="stylesheet" href="${styleAddress}">
${script === undefined ? '' : `<script type="module" src="${script}"></script>`}
</head>`

/** A page that only says something: the session is over, or the site is closed. */
export const endPage = (
  message: string,
  language: string,
  theme: 'light' | 'dark',
): string => `${pageHead({ title: message, theme, language, direction: 'ltr', styleAddress: '/kit/style.css' })}
<body><main class="end"><h1>${escaped(message)}</h1></main></body>
</html>`
