import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import preview from '../../../../.storybook/preview.tsx'
import dhaka from '../brands/dhaka.json' with { type: 'json' }
import bangkok from '../brands/bangkok.json' with { type: 'json' }
import manila from '../brands/manila.json' with { type: 'json' }
import { applyTheme } from '../theme/storedTheme.ts'
import { tokens } from '../theme/theme.ts'
import { BrandLogo } from './BrandLogo.tsx'
import { BrandScope } from './BrandScope.tsx'
import { parseBrand, type Brand } from './brandSchema.ts'
import { felt } from './felt.ts'

const brands = [manila, dhaka, bangkok].map((file) => parseBrand(file))

const Grounds = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${tokens.space.s4};
  padding: ${tokens.space.s4};
`

const Deep = styled.div`
  padding: ${tokens.space.s3};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
`

const Everywhere = ({ brand }: { brand: Brand }) => (
  <>
    {(['light', 'dark'] as const).map((theme) => (
      <BrandScope key={theme} brand={brand} theme={theme} data-testid={`${brand.name}-${theme}`}>
        <Grounds>
          <BrandLogo name={brand.title} data-testid="page" />
          <Deep data-surface="deep">
            <BrandLogo name={brand.title} data-testid="deep" />
          </Deep>
        </Grounds>
      </BrandScope>
    ))}
  </>
)

const meta = preview.meta({
  title: 'Foundations/BrandLogo',
  subcomponents: { BrandLogo },
  component: BrandLogo,
  args: { name: 'Manila Bay' },
})

/** Shows the brand chosen in the toolbar. The kit's own brand has no logo, so its name is shown. */
export const Playground = meta.story()

const shown = (place: HTMLElement | null) => (place ? getComputedStyle(place).content : '')

export const Brands = meta.story({
  render: () => (
    <>
      {brands.map((brand) => (
        <Everywhere key={brand.name} brand={brand} />
      ))}
    </>
  ),
})

Brands.test('Each brand’s logo on the page and on the deep bars, in both themes', async ({ canvas, canvasElement }) => {
  await expect(canvas.getAllByRole('img', { name: 'Dhaka Club' })).toHaveLength(4)
  for (const { name, logo } of brands) {
    const image = (theme: string, ground: string) =>
      shown(canvasElement.querySelector(`[data-testid='${name}-${theme}'] [data-testid='${ground}']`))
    await expect(image('light', 'page')).toBe(`url("${logo?.light}")`)
    await expect(image('dark', 'page')).toBe(`url("${logo?.dark}")`)
    await expect(image('light', 'deep')).toBe(`url("${logo?.dark}")`)
  }
})

export const NoLogo = meta.story({
  render: () => (
    <Grounds>
      <BrandLogo name="Felt" />
      <BrandLogo name="Felt">
        <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden>
          <circle cx="16" cy="16" r="11" fill="none" stroke={tokens.color.accent} strokeWidth="6" />
        </svg>
        Felt
      </BrandLogo>
    </Grounds>
  ),
})

NoLogo.test('Without a logo: the name, or the fallback', async ({ canvas }) => {
  await expect(canvas.getAllByRole('img', { name: 'Felt' })).toHaveLength(2)
  for (const logo of canvas.getAllByRole('img')) await expect(shown(logo)).toBe('normal')
})

export const Nested = meta.story({
  render: () => (
    <BrandScope brand={brands[0]}>
      <BrandScope brand={felt}>
        <BrandLogo name="Felt" />
      </BrandScope>
    </BrandScope>
  ),
})

Nested.test('A brand without a logo does not show the logo of the brand around it', async ({ canvas }) => {
  await expect(shown(canvas.getByRole('img', { name: 'Felt' }))).toBe('normal')
})

export const FollowsTheTheme = meta.story({
  render: () => (
    <BrandScope brand={brands[0]}>
      <BrandLogo name="Manila Bay" />
    </BrandScope>
  ),
})

FollowsTheTheme.test('The page’s theme changes the image', async ({ canvas }) => {
  const logo = canvas.getByRole('img', { name: 'Manila Bay' })
  applyTheme('dark')
  await expect(shown(logo)).toBe(`url("${brands[0]?.logo?.dark}")`)
  applyTheme('light')
  await expect(shown(logo)).toBe(`url("${brands[0]?.logo?.light}")`)
  await expect(logo.getBoundingClientRect().height).toBe(32)
  await expect(logo.getBoundingClientRect().width).toBeGreaterThan(100)
})

export const Narrow = meta.story({
  render: () => (
    <BrandScope brand={brands[2]} dir="rtl" style={{ inlineSize: '6rem' }}>
      <BrandLogo name="Bangkok Lanterns" style={{ display: 'block' }} />
    </BrandScope>
  ),
})

Narrow.test('In a narrow place and right to left: whole, on the side where reading starts', async ({ canvas }) => {
  const logo = canvas.getByRole('img', { name: 'Bangkok Lanterns' })
  await expect(logo.getBoundingClientRect().width).toBeLessThanOrEqual(96)
  await expect(getComputedStyle(logo).objectPosition).toBe('100% 50%')
})
