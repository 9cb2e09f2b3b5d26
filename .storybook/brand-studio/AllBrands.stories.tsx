import type { Brand } from '@croupier/ui'
import { BrandScope } from '@croupier/ui/BrandScope'
import { tokens } from '@croupier/ui/theme'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import { brands } from '../brands.ts'
import preview from '../preview.tsx'
import { SampleScreen } from './SampleScreen.tsx'

const Sheet = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 36rem), 1fr));
  gap: ${tokens.space.s5};
  padding: ${tokens.space.s5};
`

const Page = styled(BrandScope)`
  min-inline-size: 0;
  border: 1px solid ${tokens.color.border};
  /* Its header stays with it. */
  overflow: hidden;
`

/** The same lobby in every brand of the repository; only the brand file differs. */
const AllBrands = ({ shown = Object.values(brands) }: { shown?: readonly Brand[] }) => (
  <Sheet data-sheet>
    {shown.map((brand) => (
      <Page key={brand.name} brand={brand} aria-label={brand.title} role="group">
        <SampleScreen screen="lobby" brand={brand} />
      </Page>
    ))}
  </Sheet>
)

const oncePerPage = [
  'landmark-unique',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
]

const meta = preview.meta({
  title: 'Foundations/All brands',
  component: AllBrands,
  // Each sample page has its own header and footer, so this sheet has several of each.
  parameters: { layout: 'fullscreen', a11y: { config: { rules: oncePerPage.map((id) => ({ id, enabled: false })) } } },
})

export const Every = meta.story()

Every.test('Shows the whole page of each brand', async ({ canvas }) => {
  const pages = canvas.getAllByRole('group', { name: /./ }).filter((one) => one.parentElement?.matches('[data-sheet]'))
  await expect(pages).toHaveLength(Object.keys(brands).length)
  for (const page of pages) await expect(page.scrollHeight).toBeLessThanOrEqual(page.clientHeight)
})

export const Dark = meta.story({ globals: { theme: 'dark' } })
