/**
 * Window widths at which the layout changes, in rem so that they follow the reader's text size: the narrowest phones
 * (360 px), phones in landscape (480), tablets (768), laptops (1024) and desktops (1280).
 *
 * Custom properties do not work in queries, so these are constants and not tokens.
 */
export const breakpoints = { xs: '22.5rem', sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' } as const

/** A breakpoint's name. */
export type Breakpoint = keyof typeof breakpoints

const each = (query: (width: string) => string) =>
  Object.fromEntries(Object.entries(breakpoints).map(([name, width]) => [name, query(width)])) as Readonly<
    Record<Breakpoint, string>
  >

/** Query for windows of at least that width: `@media ${from.md}`. It fits `@container` and `matchMedia` too. */
export const from = each((width) => `(width >= ${width})`)

/** Query for narrower windows: `@media ${below.md}`. It fits `@container` and `matchMedia` too. */
export const below = each((width) => `(width < ${width})`)
