const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text escaped for an element or an attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/** A value as JSON for a script element of the page, escaped so that it cannot close the element. */
export const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
