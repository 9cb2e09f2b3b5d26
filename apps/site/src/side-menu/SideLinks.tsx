import { t } from '@croupier/ui'
import { House, Megaphone } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { NavLink } from 'react-router-dom'
import { styled } from 'styled-components'
import { categoryIcon } from '../categories/categories.ts'
import { useRoot } from '../root/RootContext.ts'
import { useText } from '../text/useText.ts'

const List = styled.ul`
  display: grid;
  gap: ${t.space.s1};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Item = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: ${t.space.s3};
  min-block-size: 2.75rem;
  padding-inline: ${t.space.s3};
  border-radius: ${t.radius.md};
  color: ${t.color.textMuted};
  font-size: ${t.fontSize.sm};
  font-weight: ${t.fontWeight.medium};
  text-decoration: none;

  &:hover {
    background: ${t.color.surfaceSunken};
    color: ${t.color.text};
  }
  &[aria-current='page'] {
    background: ${t.color.accentSoft};
    color: ${t.color.accentText};
  }
  & > svg {
    flex: none;
  }
`

/** Home, every category that has vendors, and announcements (S-044). `onGo` is called when a link is followed. */
export const SideLinks = observer(function SideLinks({ onGo }: { onGo?: () => void }) {
  const text = useText()
  const { catalogue } = useRoot()
  return (
    <List>
      <li>
        <Item to="/" end onClick={onGo}>
          <House size={20} aria-hidden />
          {text('hd_home')}
        </Item>
      </li>
      {catalogue.navigation.map(({ category, path, labelKey }) => {
        const Icon = categoryIcon(category)
        return (
          <li key={path}>
            <Item to={path} onClick={onGo}>
              <Icon size={20} aria-hidden />
              {text(labelKey)}
            </Item>
          </li>
        )
      })}
      <li>
        <Item to="/noticePage" onClick={onGo}>
          <Megaphone size={20} aria-hidden />
          {text('title.notices')}
        </Item>
      </li>
    </List>
  )
})
