import vm from 'node:vm'
import { describe, expect, it } from 'vitest'
import { cssText } from './cssText.ts'
import { storedTheme, themeScript } from './storedTheme.ts'
import { tokens } from './theme.ts'
import { colors, scale, shadows } from './tokens.ts'

const runScript = (localStorage: unknown) => {
  const root = { dataset: {} as Record<string, string> }
  vm.runInNewContext(themeScript(), { localStorage, document: { documentElement: root } })
  return root.dataset['theme']
}

describe('the theme before the first paint', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['DARK', 'light'],
    ['system', 'light'],
    ['"dark"', 'light'],
    ['', 'light'],
    [null, 'light'],
  ])('a stored %j means %s [S-253] [S-254]', (stored, theme) => {
    expect(storedTheme(stored)).toBe(theme)
    expect(runScript({ getItem: (key: string) => (key === 'theme' ? stored : null) })).toBe(theme)
  })

  it('is light when storage is refused [S-253] [S-254]', () => {
    const refused = {
      getItem: () => {
        throw new Error('denied')
      },
    }
    expect(runScript(refused)).toBe('light')
    expect(runScript(undefined)).toBe('light')
  })

  it('cannot end the script element it is in, whatever the key', () => {
    expect(themeScript('</script><b>')).not.toContain('<')
  })
})

describe('cssText', () => {
  it('gives every token that components read, under the name they read it by', () => {
    const css = cssText()
    const groups: Readonly<Record<string, object>> = { color: colors, shadow: shadows, ...scale }
    const values: Readonly<Record<string, Readonly<Record<string, string>>>> = tokens
    const read = Object.entries(groups).flatMap(([group, names]) =>
      Object.keys(names).map((name) => values[group]?.[name]?.replace(/^var\((.*)\)$/, '$1') ?? ''),
    )
    expect(read.length).toBeGreaterThan(80)
    expect(read.filter((name) => !css.includes(`${name}:`))).toEqual([])
  })

  it('keeps light and dark apart', () => {
    const [, light = '', dark = ''] = cssText().split('\n')
    expect(light).toContain(`--cr-color-canvas:${colors.canvas.light};`)
    expect(dark.startsWith("@media not print{[data-theme='dark']{color-scheme:dark;")).toBe(true)
    expect(dark).toContain(`--cr-color-canvas:${colors.canvas.dark};`)
  })
})
