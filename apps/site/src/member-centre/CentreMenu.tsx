import { CountBadge, t } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { quietButton } from '../quiet-button/quietButton.ts'
import { useRoot } from '../root/RootContext.ts'
import { useText } from '../text/useText.ts'
import { pageSign } from './pageSign.tsx'

const Root = styled.nav`
  min-inline-size: 0;
  border-block-end: 1px solid ${t.color.border};
  background: ${t.color.surface};

  @media (min-width: 60rem) {
    border-block-end: 0;
    border-inline-end: 1px solid ${t.color.border};
    overflow-y: auto;
  }
`

const List = styled.ul`
  display: flex;
  gap: ${t.space.s1};
  margin: 0;
  padding: ${t.space.s2} ${t.space.s3};
  list-style: none;
  overflow-x: auto;
  scrollbar-width: none;

  @media (min-width: 60rem) {
    flex-direction: column;
    padding: ${t.space.s4} ${t.space.s3};
    overflow-x: visible;
  }
`

const Entry = styled.button`
  ${quietButton}
  justify-content: start;
  inline-size: 100%;
  padding-inline: ${t.space.s3};
  color: ${t.color.textMuted};
  text-align: start;
  white-space: nowrap;

  & > svg {
    flex: none;
  }
  &:hover {
    color: ${t.color.text};
  }
  &[aria-current='page'] {
    background: ${t.color.accentSoft};
    color: ${t.color.accentText};
    font-weight: ${t.fontWeight.semibold};
  }
  @media (min-width: 60rem) {
    white-space: normal;
  }
`

const Count = styled.span`
  margin-inline-start: auto;
`

/**
 * The entries of the member centre: at the side where there is room, else a row above the page (S-325, S-327, S-328).
 * Renders a `<nav>`.
 */
export const CentreMenu = observer(function CentreMenu() {
  const text = useText()
  const { memberCentre } = useRoot()
  const current = useRef<HTMLButtonElement>(null)
  const { page } = memberCentre

  // In the row the chosen entry may lie beyond the edge.
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [page])

  return (
    <Root aria-label={text('member.menu')}>
      <List>
        {memberCentre.menu.map((entry) => {
          const count = memberCentre.badgeOf(entry)
          const active = entry.page === page
          return (
            <li key={entry.page}>
              <Entry
                type="button"
                ref={active ? current : undefined}
                aria-current={active ? 'page' : undefined}
                onClick={() => memberCentre.select(entry.page)}
              >
                {pageSign(entry.page)}
                <span>{text(entry.labelKey)}</span>
                <Count>
                  <CountBadge count={count} label={text('member.badge', { count })} />
                </Count>
              </Entry>
            </li>
          )
        })}
      </List>
    </Root>
  )
})
