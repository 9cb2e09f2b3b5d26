import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import dhaka from '../brands/dhaka.json' with { type: 'json' }
import bangkok from '../brands/bangkok.json' with { type: 'json' }
import highContrast from '../brands/high-contrast.json' with { type: 'json' }
import manila from '../brands/manila.json' with { type: 'json' }
import arcade from '../brands/arcade.json' with { type: 'json' }
import royale from '../brands/royale.json' with { type: 'json' }
import { colors } from '../theme/tokens.ts'
import { brandSchema, BrandUnusable, parseBrand } from './brandSchema.ts'
import { brandStyles } from './brandStyles.ts'
import { checkBrand } from './checkBrand.ts'
import { contrast } from './contrast.ts'
import { felt } from './felt.ts'
import { brandScheme } from './scheme.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('brands', () => {
  it.each([
    ['felt', felt],
    ['manila', parseBrand(manila)],
    ['dhaka', parseBrand(dhaka)],
    ['bangkok', parseBrand(bangkok)],
    ['royale', parseBrand(royale)],
    ['arcade', parseBrand(arcade)],
  ])('%s can be read in both themes [Q-03]', (_, brand) => {
    expect(checkBrand(brand).map((finding) => finding.message)).toEqual([])
  })

  it('high-contrast reaches what WCAG asks at its strictest, in both themes [Q-03]', () => {
    expect(checkBrand(parseBrand(highContrast), 'AAA').map((finding) => finding.message)).toEqual([])
    expect(checkBrand(felt, 'AAA').every((finding) => finding.needed === 7 && finding.measure === 'ratio')).toBe(true)
    expect(checkBrand(felt, 'AAA')).not.toEqual([])
  })

  it('leaves the tokens as they are without knobs', () => {
    expect(brandScheme(felt).colors).toEqual(colors)
  })

  it('derives a scheme that can be read from any accent, win, grey and bar colour [Q-03]', () => {
    fc.assert(
      fc.property(hex, hex, hex, hex, (accent, win, neutral, deep) => {
        const findings = checkBrand({ name: 'any', title: 'Any', accent, win, neutral, deep })
        expect(findings.map((finding) => finding.message)).toEqual([])
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
    const findings = checkBrand(pale)
    expect(findings).toContainEqual(
      expect.objectContaining({ theme: 'light', front: 'textMuted', ground: 'surface', needed: 4.5 }),
    )
    expect(findings.every((finding) => finding.front === 'textMuted' && finding.theme === 'light')).toBe(true)
    expect(findings[0]?.message).toMatch(/^textMuted on canvas has 1\.\d\d:1 in the light theme and needs 4\.5:1$/)
  })

  it('names colours that mean different things and look alike, and text too faint on a dark theme’s accent [Q-03]', () => {
    const alike = parseBrand({
      name: 'alike',
      title: 'Alike',
      colors: {
        accent: { light: '#c8323c', dark: '#8b93e6' },
        accentHover: { light: '#ab252f', dark: '#a9b0f2' },
        accentPress: { light: '#8f1e27', dark: '#a9b0f2' },
        accentText: { light: '#a82530', dark: '#b9bffc' },
        onAccent: { light: '#ffffff', dark: '#10122e' },
      },
    })
    expect(checkBrand(alike)).toEqual([
      {
        theme: 'light',
        front: 'accent',
        ground: 'danger',
        measure: 'difference',
        reached: 0,
        needed: 8,
        message: 'accent and danger differ by ΔE 0.0 in the light theme and need ΔE 8',
      },
      expect.objectContaining({ theme: 'dark', front: 'onAccent', ground: 'accent', measure: 'lightness', needed: 60 }),
    ])
  })

  it('moves a status out of the way of an accent that looks like it', () => {
    const { colors: worked } = brandScheme({ name: 'red', title: 'Red', accent: '#c8323c' })
    expect(worked.accent.light).toBe('#c8323c')
    expect(worked.danger.light).not.toBe(colors.danger.light)
    expect(worked.success).toEqual(colors.success)
  })

  it('shows what is under the pointer, and a card on the page', () => {
    for (const theme of ['light', 'dark'] as const) {
      for (const ground of ['surface', 'surfaceRaised'] as const) {
        expect(contrast(colors.surfaceHover[theme], colors[ground][theme])).toBeGreaterThanOrEqual(1.15)
      }
      expect(contrast(colors.canvas[theme], colors.surface[theme])).toBeGreaterThanOrEqual(1.15)
    }
  })

  it('lets a single override win over what a knob derives', () => {
    const own = { light: '#123456', dark: '#abcdef' }
    const { colors: worked } = brandScheme({ name: 'own', title: 'Own', accent: '#aa0000', colors: { accent: own } })
    expect(worked.accent).toEqual(own)
    expect(worked.accentSoft).not.toEqual(colors.accentSoft)
  })

  it('sets corners, density and fonts by its knobs', () => {
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

describe('the form of a brand', () => {
  const forms = ['header', 'card', 'button', 'tile', 'icons', 'pattern', 'titles', 'elevation', 'motion'] as const

  it('differs in every knob between two brands that share nothing but the code', () => {
    const [one, other] = [parseBrand(royale), parseBrand(arcade)]
    for (const knob of [...forms, 'radius', 'density', 'accent', 'win', 'neutral'] as const) {
      expect(one[knob] ?? 'left out', knob).not.toEqual(other[knob])
    }
  })

  it('is written for each knob, and reset inside a brand that has none', () => {
    const plain = brandStyles({ name: 'plain', title: 'Plain' })
    expect(plain).toContain('--cr-shape-buttonRadius:initial;')
    expect(plain).toContain('--cr-shape-tileRatio:initial;')
    const shaped = brandStyles(parseBrand(arcade))
    expect(shaped).toContain('--cr-shape-tileRatio:4 / 3;')
    expect(shaped).toContain('--cr-shape-buttonCase:uppercase;')
    expect(shaped).toContain('--cr-motion-base:260ms;')
    expect(brandStyles(parseBrand(royale))).toContain('--cr-shadow-md:0 0 0 rgb(0 0 0 / 0);')
  })

  it('refuses a value that a knob does not have', () => {
    for (const knob of forms)
      expect(brandSchema.safeParse({ name: 'x', title: 'X', [knob]: 'odd' }).success).toBe(false)
  })

  it('keeps the words of a logo within it, whatever font draws them', () => {
    const logos = [manila, dhaka, bangkok, royale, arcade].flatMap(({ logo }) => Object.values(logo))
    const drawings = logos.map((logo) => atob(logo.replace('data:image/svg+xml;base64,', '')))
    expect(drawings.filter((drawing) => drawing.includes('<text') && !drawing.includes('textLength='))).toEqual([])
  })

  it('puts the logo for light backgrounds on a bar that the brand has made pale', () => {
    const [light = '', dark = ''] = brandStyles(parseBrand(royale)).split('\n')
    expect(light).toContain(`--cr-brand-logo-deep:url("${royale.logo.light}")`)
    expect(dark).toContain(`--cr-brand-logo-deep:url("${royale.logo.dark}")`)
  })
})

describe('parseBrand', () => {
  it('says in a sentence what is wrong with each property', () => {
    const wrong = { name: 'any', radius: 'huge', deep: 'black', accent: 'blue', glow: true }
    const faults = [
      'title: is missing; add a name of 1 to 60 characters',
      'accent: must be a colour such as #0a7f5c',
      'deep: must be a colour such as #0a7f5c',
      'radius: must be one of none, sm, md, lg',
      'remove glow: no such key',
    ]
    expect(() => parseBrand(wrong)).toThrow(BrandUnusable)
    expect(() => parseBrand(wrong)).toThrow(faults.join('\n'))
  })

  it.each([[{ light: '#0a7f5c' }], [5]])('says of the accent %j that it is one colour or two', (accent) => {
    expect(() => parseBrand({ name: 'any', title: 'Any', accent })).toThrow(
      'accent: must be a colour such as #0a7f5c, or { "light": …, "dark": … } with two',
    )
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

  it('says for each wrong value what belongs there', () => {
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
  it('gives the logo for each background, and removes an outer brand’s logo', () => {
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
    expect(dark).toContain('--cr-color-accent:#85b0ff;')
  })
})
