import { BottomSheet } from '@croupier/ui/BottomSheet'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { useDestinations } from '../../routes/menus.ts'
import { pageIcon } from '../../routes/pageIcons.ts'
import { useText } from '../../parts/text/useText.ts'

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
  gap: ${tokens.space.s2};
`

const Category = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s3};
  min-block-size: 3.25rem;
  padding: ${tokens.space.s2} ${tokens.space.s3};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font-size: ${tokens.fontSize.sm};
  font-weight: ${tokens.fontWeight.semibold};
  line-height: ${tokens.leading.tight};
  text-decoration: none;

  & > svg {
    flex: none;
    color: ${tokens.color.accentText};
  }
  &:where([aria-current]) {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accentSoft};
    color: ${tokens.color.accentText};
  }
`

/** The categories that have vendors, from the foot of a phone's window (S-044). Renders a dialog. */
export const GamesSheet = observer(function GamesSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText()
  const { pathname } = useLocation()
  const categories = useDestinations('header').filter(({ lane }) => lane !== undefined)
  return (
    <BottomSheet open={open} onClose={onClose} title={text('nav.categories')}>
      <List role="list">
        {categories.map(({ path, labelKey }) => {
          const Icon = pageIcon(path)
          return (
            <li key={path}>
              <Category to={path} aria-current={pathname === path ? 'page' : undefined} onClick={onClose}>
                <Icon size={20} aria-hidden />
                <span>{text(labelKey)}</span>
              </Category>
            </li>
          )
        })}
      </List>
    </BottomSheet>
  )
})
