/**
 * A size as a CSS length: text as it is, a number as pixels at the default text size, in rem so that it grows with the
 * text.
 */
export const cssLength = (size: number | string): string => (typeof size === 'number' ? `${size / 16}rem` : size)
