import { useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, fn, userEvent, within } from 'storybook/test'
import { styled } from 'styled-components'
import preview from '../../../../.storybook/preview.tsx'
import { Badge } from '../badge/Badge.tsx'
import dhaka from '../brands/dhaka.json' with { type: 'json' }
import manila from '../brands/manila.json' with { type: 'json' }
import { Button } from '../button/Button.tsx'
import { Card } from '../card/Card.tsx'
import { ProgressBar } from '../progress/ProgressBar.tsx'
import { applyTheme } from '../theme/storedTheme.ts'
import { tokens } from '../theme/theme.ts'
import { BrandProvider } from './BrandProvider.tsx'
import { BrandScope } from './BrandScope.tsx'
import { parseBrand, type Brand } from './brandSchema.ts'
import { felt } from './felt.ts'
import { usePortalContainer } from './portalContainer.ts'

const brands: readonly Brand[] = [felt, parseBrand(manila), parseBrand(dhaka)]

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(18rem, 50%), 1fr));
`

const Sample = styled.div`
  display: grid;
  gap: ${tokens.space.s4};
  padding: ${tokens.space.s5};
`

const Bar = styled.div`
  padding: ${tokens.space.s3} ${tokens.space.s4};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font-family: ${tokens.font.display};
  font-weight: ${tokens.fontWeight.bold};
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s2};
`

const Inside = styled(Card)`
  display: grid;
  gap: ${tokens.space.s3};
`

const Kit = ({ title }: { title: string }) => (
  <Sample>
    <Bar data-surface="deep">{title}</Bar>
    <Inside>
      <Row>
        <Badge tone="accent">New</Badge>
        <Badge tone="win">Won 1,250.00</Badge>
      </Row>
      <p>Weekly rebate of 0.8% on your valid stakes.</p>
      <ProgressBar label="Turnover" value={60} />
    </Inside>
    <Row>
      <Button>Deposit</Button>
      <Button variant="soft">Play</Button>
      <Button variant="outline" tone="neutral">
        Rules
      </Button>
    </Row>
  </Sample>
)

const meta = preview.meta({
  title: 'Foundations/BrandProvider',
  subcomponents: { BrandProvider },
  component: BrandProvider,
})

/** Three brands side by side in both themes, each scoped to its part of the page. */
export const Brands = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Grid>
      {brands.flatMap((brand) =>
        (['light', 'dark'] as const).map((theme) => (
          <BrandScope key={brand.name + theme} brand={brand} theme={theme}>
            <Kit title={brand.title} />
          </BrandScope>
        )),
      )}
    </Grid>
  ),
})

const rendered = fn()

const Counted = () => {
  rendered()
  return <Card data-testid="counted">Counted</Card>
}

const Switching = () => {
  const [at, setAt] = useState(0)
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const [counted] = useState(() => <Counted />)
  return (
    <BrandProvider brand={brands[at % brands.length]} theme={theme}>
      <Button onClick={() => setTheme(theme === 'light' ? 'dark' : 'light')}>Switch theme</Button>
      <Button onClick={() => setAt(at + 1)}>Switch brand</Button>
      {counted}
    </BrandProvider>
  )
}

export const SwitchingRendersNothingAgain = meta.story({
  render: () => <Switching />,
})

SwitchingRendersNothingAgain.test('Switching theme or brand re-renders nothing below [S-253]', async ({ canvas }) => {
  const card = canvas.getByTestId('counted')
  const ground = () => getComputedStyle(card).backgroundColor
  const corner = () => getComputedStyle(card).borderRadius
  const before = { ground: ground(), corner: corner() }
  rendered.mockClear()
  await userEvent.click(canvas.getByRole('button', { name: 'Switch theme' }))
  await expect(ground()).not.toBe(before.ground)
  await userEvent.click(canvas.getByRole('button', { name: 'Switch brand' }))
  await expect(corner()).not.toBe(before.corner)
  applyTheme('light')
  await expect(ground()).toBe(before.ground)
  await expect(rendered).not.toHaveBeenCalled()
})

const Portalled = () => {
  const container = usePortalContainer()
  if (container === null) return null
  return createPortal(
    <Button style={{ position: 'fixed', insetBlockEnd: '1rem', insetInlineStart: '1rem' }}>Portalled</Button>,
    container ?? document.body,
  )
}

export const PortalsKeepTheirBrand = meta.story({
  render: () => (
    <BrandScope brand={brands[1]} theme="dark" data-testid="scope">
      <Sample>
        <Row>
          <Button>Inside</Button>
        </Row>
        <Portalled />
      </Sample>
    </BrandScope>
  ),
  play: async ({ canvas }) => {
    const inside = canvas.getByRole('button', { name: 'Inside' })
    const portalled = within(document.body).getByRole('button', { name: 'Portalled' })
    await expect(canvas.getByTestId('scope')).not.toContainElement(portalled)
    await expect(getComputedStyle(portalled).backgroundColor).toBe(getComputedStyle(inside).backgroundColor)
    await expect(getComputedStyle(portalled).borderRadius).toBe(getComputedStyle(inside).borderRadius)
  },
})
