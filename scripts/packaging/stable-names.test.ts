import { expect, it } from 'vitest'
import { readableNames, withFoundTypes, withStableNames } from './stable-names.ts'

it('names styled components by file and constant, and only once', () => {
  const script =
    "const Root = styled.div `a`;\nexport const Box = styled(Card).attrs({ id: 'x' }) `b`;\nconst x = styled.p;\n"
  const named = withStableNames(script, 'card/Card')
  expect(named).toContain("const Root = styled.div.withConfig({ componentId: 'cr-card-Card-Root' }) `a`")
  expect(named).toContain("styled(Card).withConfig({ componentId: 'cr-card-Card-Box' }).attrs({ id: 'x' })")
  expect(named).toContain('const x = styled.p;')
  expect(withStableNames(named, 'card/Card')).toBe(named)
})

it('gives styled components a name to read in development', () => {
  const script =
    'const Root = styled.div `a`;\nexport const Box = styled(Card) `b`;\nexport const Card2 = () => null;\n'
  expect(readableNames(script, 'card/Card')).toBe(
    "if (process.env.NODE_ENV !== 'production') {\n  Root.displayName = 'Card.Root';\n  Box.displayName = 'Card.Box';\n}\n",
  )
  expect(readableNames('export const none = 1', 'card/none')).toBe('')
})

it('names the types of styled components by a file that every resolver finds, and only once', () => {
  const found = withFoundTypes(
    'export declare const Box: import("styled-components/dist/types").IStyledComponentBase;\n',
  )
  expect(found).toBe('export declare const Box: import("styled-components/dist/types.js").IStyledComponentBase;\n')
  expect(withFoundTypes(found)).toBe(found)
})
