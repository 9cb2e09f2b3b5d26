/** Where a picker without a colour yet begins. */
export const black = '#000000'

/** A colour typed as `#rgb`, `rrggbb` or the like as `#rrggbb` in lower case; undefined when it is none. */
export const hexColour = (typed: string): string | undefined => {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed.trim())?.[1]?.toLowerCase()
  if (digits === undefined) return undefined
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`
}
