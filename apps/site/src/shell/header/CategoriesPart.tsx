import { from } from '@croupier/ui/breakpoints'
import { shape } from '@croupier/ui/shape'
import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'
import { Deferred } from '../../parts/deferred/Deferred.tsx'
import { page } from '../../parts/page/page.ts'

/** The row of categories, which phones do not have: their tabs lead to the same pages. */
const Categories = page('categories', async () => (await import('./Categories.tsx')).Categories, {
  texts: 'first',
  waitsForConnection: true,
})

/** The row's place while it loads. */
const Placeholder = styled.div`
  block-size: calc(3rem + 1px);
  background: ${tokens.color.deep};
`

/** On wide windows a brand may use only the side bar. */
const Row = styled.div`
  @media ${from.lg} {
    display: ${shape('navRow', 'block')};
  }
`

/** Fetches the row ahead of the first render, for windows that show it. */
export const preloadCategories = Categories.preload

/** The header's bottom navigation, loaded as its own part (S-066). */
export const CategoriesPart = () => (
  <Row>
    <Deferred placeholder={<Placeholder />}>
      <Categories />
    </Deferred>
  </Row>
)
