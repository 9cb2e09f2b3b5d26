import { createTheme } from 'styled-components'
import { colors, scale, shadows, type LightDark } from './tokens.ts'

const side = <T extends Record<string, LightDark>>(pairs: T, theme: 'light' | 'dark') =>
  Object.fromEntries(Object.entries(pairs).map(([name, value]) => [name, value[theme]])) as { [K in keyof T]: string }

/**
 * The tokens as CSS variables: `t.color.accent` is `var(--cr-color-accent, …)`.
 *
 * Templates that read it are static, so a theme or brand switch changes variables and re-renders nothing.
 */
export const t = createTheme(
  { color: side(colors, 'light'), shadow: side(shadows, 'light'), ...scale },
  { prefix: 'cr' },
)
