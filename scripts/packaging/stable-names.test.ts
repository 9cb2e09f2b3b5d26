import { expect, it } from 'vitest'
import { withStableNames } from './stable-names.ts'

it('names styled components by file and constant, and only once', () => {
  const script =
    "const Root = styled.div `a`;\nexport const Box = styled(Card).attrs({ id: 'x' }) `b`;\nconst x = styled.p;\n"
  const named = withStableNames(script, 'card/Card')
  expect(named).toContain("const Root = styled.div.withConfig({ componentId: 'cr-card-Card-Root' }) `a`")
  expect(named).toContain("styled(Card).withConfig({ componentId: 'cr-card-Card-Box' }).attrs({ id: 'x' })")
  expect(named).toContain('const x = styled.p;')
  expect(withStableNames(named, 'card/Card')).toBe(named)
})
