import { expect, it } from 'vitest'
import { shortStyle, withShortStyles, withStableNames } from './styles.ts'

const imported = "import { css, styled } from 'styled-components';\n"

it('takes comments and indentation out of styles, and keeps every line in its place', () => {
  const script = `${imported}
// styled as it was
const wide = css\`
  /* The widest
     that a page's column is. */
  inline-size: \${(room) => \`/* kept */ \${room}px\`};
\`;
export const Box = styled(Card).attrs({ id: 'x' }) \`
  \${wide}
  & > p { margin: 0/* none */auto; }
\`;
`
  const short = withShortStyles(script)
  expect(short).toBe(`${imported}
// styled as it was
const wide = css\`


inline-size: \${(room) => \`/* kept */ \${room}px\`};
\`;
export const Box = styled(Card).attrs({ id: 'x' }) \`
\${wide}
& > p { margin: 0 auto; }
\`;
`)
  expect(withShortStyles(short)).toBe(short)
})

it('leaves quoted text and scripts without styles unchanged', () => {
  expect(shortStyle(`content: '/* */';\n  quotes: "/*" "*/"; /* it's gone */`)).toBe(
    `content: '/* */';\nquotes: "/*" "*/";  `,
  )
  const script = 'const html = `\n  /* a page */`;\n'
  expect(withShortStyles(script)).toBe(script)
})

it('names styled components by their place, the same in every build', () => {
  const script =
    'const Root = styled.div`a`\nexport const Box = styled(Card).attrs({})`b`\nconst Own = styled.p.withConfig({})`c`\n'
  const named = withStableNames(script, 'apps/site/src/a.tsx')
  const [root = '', box = ''] = [...named.matchAll(/componentId: '(\w+)'/g)].map(([, id]) => id)
  expect(named).toBe(
    `const Root = styled.div.withConfig({ componentId: '${root}' })\`a\`\nexport const Box = styled(Card).withConfig({ componentId: '${box}' }).attrs({})\`b\`\nconst Own = styled.p.withConfig({})\`c\`\n`,
  )
  expect(root).not.toBe(box)
  expect(withStableNames(script, 'apps/site/src/a.tsx')).toBe(named)
  expect(withStableNames(script, 'apps/site/src/b.tsx')).not.toBe(named)
})
