import type { colors, scale, shadows } from './tokens.ts'

type Names<Group> = { readonly [Name in keyof Group]: string }

/** Every token's variable by group and name. */
export type Theme = { readonly color: Names<typeof colors>; readonly shadow: Names<typeof shadows> } & {
  readonly [Group in keyof typeof scale]: Names<(typeof scale)[Group]>
}

const named = <Value>(value: (name: string) => Value) =>
  new Proxy<Record<string, Value>>(
    {},
    // Consoles and debuggers read symbols, which are not tokens.
    { get: (made, name) => (typeof name === 'string' ? (made[name] ??= value(name)) : undefined) },
  )

/**
 * The tokens as CSS variables: `tokens.color.accent` is `var(--cr-color-accent)`.
 *
 * Templates that read it are static, so a theme or brand switch changes variables and re-renders nothing. The names
 * exist only in the type: components contain no token values, which are in the page's single stylesheet.
 */
export const tokens = named((group) => named((name) => `var(--cr-${group}-${name})`)) as unknown as Theme
