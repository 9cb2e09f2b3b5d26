const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it stands in an element or an attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/** A value as it stands in a script of the page: nothing in it ends the element. */
export const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
