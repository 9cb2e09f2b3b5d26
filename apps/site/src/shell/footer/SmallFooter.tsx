import { paths } from '@croupier/stores'
import { Link as TextLink } from '@croupier/ui/Link'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { page } from '../../parts/page/page.ts'
import { useRoot } from '../../base/RootContext.ts'
import { OperatorLines } from '../../parts/brand/OperatorLines.tsx'
import { Deferred } from '../../parts/deferred/Deferred.tsx'
import { useText } from '../../parts/text/useText.ts'

const Barred = page('barred', async () => (await import('../../safety/BarredNote.tsx')).BarredNote, {
  waitsForConnection: true,
})

const Root = styled.aside`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${tokens.space.s1} ${tokens.space.s4};
  padding: ${tokens.space.s4};
  background: ${tokens.color.deep};
  color: ${tokens.color.onDeep};
  font-size: ${tokens.fontSize.sm};
  text-align: center;

  & p {
    margin: 0;
  }
  & a {
    color: inherit;
  }
`

/**
 * Age, operator, licence, safer play and help, for pages without a footer (S-027, S-038), which must show this too
 * (G-03). Renders an `<aside>`.
 */
export const SmallFooter = observer(function SmallFooter() {
  const text = useText()
  const { system } = useRoot()
  return (
    <Root data-surface="deep" aria-label={text('footer.help')}>
      <OperatorLines />
      <Deferred failed={null}>
        <Barred />
      </Deferred>
      {system.isSandbox ? <p>{text('footer.sandbox')}</p> : null}
      <TextLink render={<Link to={paths.safety} />}>{text('title.safety')}</TextLink>
      <TextLink render={<Link to={paths.help} />}>{text('title.help')}</TextLink>
    </Root>
  )
})
