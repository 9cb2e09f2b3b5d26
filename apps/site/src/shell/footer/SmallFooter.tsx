import { paths } from '@croupier/stores'
import { Link as TextLink, tokens } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useRoot } from '../../app/RootContext.ts'
import { OperatorLines } from '../../parts/brand/OperatorLines.tsx'
import { useText } from '../../parts/text/useText.ts'

const Root = styled.footer`
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

/** Age, operator, licence, safer play and help, where a game or an app's own frame leaves no room for the footer (G-03). Renders a `<footer>`. */
export const SmallFooter = observer(function SmallFooter() {
  const text = useText()
  const { system } = useRoot()
  return (
    <Root data-surface="deep">
      <OperatorLines />
      {system.isSandbox ? <p>{text('footer.sandbox')}</p> : null}
      <TextLink render={<Link to={paths.safety} />}>{text('title.safety')}</TextLink>
      <TextLink render={<Link to={paths.help} />}>{text('title.help')}</TextLink>
    </Root>
  )
})
