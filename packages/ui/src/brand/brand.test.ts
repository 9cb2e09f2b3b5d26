import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import dhaka from '../brands/dhaka.json' with { type: 'json' }
import bangkok from '../brands/bangkok.json' with { type: 'json' }
import highContrast from '../brands/high-contrast.json' with { type: 'json' }
import manila from '../brands/manila.json' with { type: 'json' }
import { colors } from '../theme/tokens.ts'
import { brandSchema, parseBrand } from './brandSchema.ts'
import { brandStyles } from './brandStyles.ts'
import { checkBrand } from './checkBrand.ts'
import { felt } from './felt.ts'
import { brandScheme } from './scheme.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('brands', () => {
  it.each([
    ['felt', felt],
    ['manila', parseBrand(manila)],
    ['dhaka', parseBrand(dhaka)],
    ['bangkok', parseBrand(bangkok)],
  ])('%s can be read in both themes [Q-03]', (_, brand) => {
    expect(checkBrand(brand).map((fault) => fault.message)).toEqual([])
  })

  it('high-contrast reaches what WCAG asks at its strictest, in both themes [Q-03]', () => {
    expect(checkBrand(parseBrand(highContrast), 'AAA').map((fault) => fault.message)).toEqual([])
    expect(checkBrand(felt, 'AAA').every((fault) => fault.needed === 7)).toBe(true)
    expect(checkBrand(felt, 'AAA')).not.toEqual([])
  })

  it('leaves the tokens as they are without knobs', () => {
    expect(brandScheme(felt).colors).toEqual(colors)
  })

  it('derives a scheme that can be read from any accent, win, grey and bar colour [Q-03]', () => {
    fc.assert(
      fc.property(hex, hex, hex, hex, (accent, win, neutral, deep) => {
        const faults = checkBrand({ name: 'any', title: 'Any', accent, win, neutral, deep })
        expect(faults.map((fault) => fault.message)).toEqual([])
      }),
      { numRuns: 3000 },
    )
  })

  it('names the pair that cannot be read', () => {
    const pale = parseBrand({
      name: 'pale',
      title: 'Pale',
      colors: { textMuted: { light: '#b0b8b5', dark: '#a3b6b3' } },
    })
    const faults = checkBrand(pale)
    expect(faults).toContainEqual(
      expect.objectContaining({ theme: 'light', front: 'textMuted', ground: 'surface', needed: 4.5 }),
    )
    expect(faults.every((fault) => fault.front === 'textMuted' && fault.theme === 'light')).toBe(true)
    expect(faults[0]?.message).toMatch(/^textMuted on canvas has 1\.\d\d:1 in the light theme and needs 4\.5:1$/)
  })

  it('lets a single override win over what a knob derives', () => {
    const own = { light: '#123456', dark: '#abcdef' }
    const { colors: worked } = brandScheme({ name: 'own', title: 'Own', accent: '#aa0000', colors: { accent: own } })
    expect(worked.accent).toEqual(own)
    expect(worked.accentSoft).not.toEqual(colors.accentSoft)
  })

  it('rounds, packs and letters by its knobs', () => {
    const { scale } = brandScheme({
      name: 'sharp',
      title: 'Sharp',
      radius: 'none',
      density: 'compact',
      type: { display: 'Georgia, serif' },
    })
    expect(scale['radius']).toMatchObject({ sm: '0rem', lg: '0rem', pill: '999px' })
    expect(scale['control']).toMatchObject({ sm: '1.75rem', md: '2.1875rem' })
    expect(scale['font']).toMatchObject({ display: 'Georgia, serif' })
  })
})

describe('brandSchema', () => {
  it.each([
    ['a knob that does not exist', { colour: '#fff' }],
    ['a colour token that does not exist', { colors: { acent: { light: '#fff', dark: '#000' } } }],
    ['one side only', { colors: { accent: { light: '#fff' } } }],
    ['a colour by name', { accent: 'red' }],
    ['a text that leaves its style element', { type: { text: 'Inter</style><script>' } }],
    ['a text that leaves its declaration', { shadows: { sm: { light: '0 0 1px #000;}*{', dark: 'none' } } }],
    ['an image address that is a script', { logo: { light: 'javascript:alert(1)', dark: '/logo.svg' } }],
    ['an image address that leaves its text', { logo: { light: '/a.svg")}*{', dark: '/logo.svg' } }],
    ['an image too large to be carried along', { logo: { light: `/${'a'.repeat(65_536)}`, dark: '/logo.svg' } }],
    ['a name that would leave its selector', { name: "x']{}" }],
  ])('refuses %s', (_, part) => {
    expect(brandSchema.safeParse({ name: 'x', title: 'X', ...part }).success).toBe(false)
  })

  it('says of each wrong place what belongs there', () => {
    const { error } = brandSchema.safeParse({ name: 'No Name', win: 'gold' })
    expect(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
      'name: lower-case letters, digits and hyphens',
      'title: a name of 1 to 60 characters',
      'win: a colour such as #0a7f5c',
    ])
  })

  it('takes a logo by address, and a mark for editors', () => {
    const logo = { light: 'https://cdn.example/logo.svg', dark: 'data:image/svg+xml;base64,PHN2Zy8+' }
    expect(brandSchema.safeParse({ $schema: './brand.json', name: 'x', title: 'X', logo }).success).toBe(true)
  })
})

describe('brandStyles', () => {
  it('gives the logo of each ground, and takes an outer brand’s logo away', () => {
    const [light = '', dark = ''] = brandStyles({
      name: 'x',
      title: 'X',
      logo: { light: '/day.svg', dark: '/night.svg' },
    }).split('\n')
    expect(light).toContain('--cr-brand-logo:url("/day.svg");--cr-brand-logo-deep:url("/night.svg");')
    expect(dark).toContain('--cr-brand-logo:url("/night.svg");')
    expect(brandStyles({ name: 'y', title: 'Y' })).toContain('--cr-brand-logo:initial;')
  })

  it('sets every token for both themes below its own name', () => {
    const rules = brandStyles(parseBrand(manila))
    const [light = '', dark = ''] = rules.split('\n')
    for (const name of Object.keys(colors)) {
      expect(light).toContain(`--cr-color-${name}:`)
      expect(dark).toContain(`--cr-color-${name}:`)
    }
    expect(light.startsWith("[data-brand='manila'][data-brand]{")).toBe(true)
    expect(light).toContain('--cr-color-accent:#1d4ed8;')
    expect(dark).toContain('--cr-color-accent:#6ea0ff;')
  })
})
