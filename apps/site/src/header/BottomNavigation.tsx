import { t, useIdle } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { ChevronDown } from 'lucide-react'
import { NavLink } from 'react-router-dom'
import { styled } from 'styled-components'
import { quietPart } from '../app/lazyPart.ts'
import { Part } from '../failure/Part.tsx'
import { useRoot } from '../root/RootContext.ts'
import { useText } from '../text/useText.ts'
import { navigationRow } from './navigationRow.ts'

const VendorNavigation = quietPart(
  'vendor-navigation',
  async () => (await import('./VendorNavigation.tsx')).VendorNavigation,
)

const Root = styled.div`
  border-block-start: 1px solid ${t.color.deepBorder};
  background: ${t.color.deep};
`

const Row = styled.ul`
  display: flex;
  gap: ${t.space.s1};
  ${navigationRow}
  min-block-size: 3rem;
  margin: 0;
  padding-block: 0;
  list-style: none;
  overflow-x: auto;
  scrollbar-width: none;

  & > li {
    flex: none;
  }
`

const Item = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  gap: ${t.space.s1};
  box-sizing: border-box;
  min-block-size: 3rem;
  padding-inline: ${t.space.s3};
  border-block: 3px solid transparent;
  color: ${t.color.onDeep};
  font-size: ${t.fontSize.sm};
  font-weight: ${t.fontWeight.semibold};
  white-space: nowrap;
  text-decoration: none;

  &:hover {
    color: ${t.color.onDeepAccent};
  }
  &[aria-current='page'] {
    border-block-end-color: ${t.color.onDeepAccent};
    color: ${t.color.onDeepAccent};
  }
`

/**
 * Home and the categories that have vendors (S-044, S-066). Plain links at first; once the page is idle the drop-downs
 * with vendor logos take their place at the same size (S-067).
 */
export const BottomNavigation = observer(function BottomNavigation() {
  const text = useText()
  const { navigation } = useRoot().catalogue
  const idle = useIdle()
  const plain = (
    <nav aria-label={text('nav.categories')}>
      <Row>
        <li>
          <Item to="/" end>
            {text('hd_home')}
          </Item>
        </li>
        {navigation.map(({ path, labelKey }) => (
          <li key={path}>
            <Item to={path}>
              {text(labelKey)}
              <ChevronDown size={16} aria-hidden />
            </Item>
          </li>
        ))}
      </Row>
    </nav>
  )
  return (
    <Root>
      {idle && navigation.length > 0 ? (
        <Part room={plain} failed={plain}>
          <VendorNavigation />
        </Part>
      ) : (
        plain
      )}
    </Root>
  )
})
