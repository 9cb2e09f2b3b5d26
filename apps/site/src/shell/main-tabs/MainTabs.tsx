import { TabBar, type TabBarItem } from '@croupier/ui/TabBar'
import { useOnline } from '@croupier/ui/useOnline'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { areSwitchedOn } from '@croupier/stores'
import { placeAt } from '../../routes/address.ts'
import { offlineBandId } from '../../parts/page/OnlineButton.tsx'
import { page } from '../../parts/page/page.ts'
import { useRoot } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { Deferred } from '../../parts/deferred/Deferred.tsx'
import { tabsOf, type Tab } from './tabs.ts'
import { PressButton } from '../../parts/page/PressButton.ts'

const GamesSheet = page('games-sheet', async () => (await import('./GamesSheet.tsx')).GamesSheet, { texts: 'first' })

/** A tab that opens something over the page, in the form of the others. */
const Opener = styled(PressButton)`
  inline-size: 100%;
  padding-inline: 0;
  border: 0;
  background: none;
  font-family: inherit;
  cursor: pointer;

  &:where([aria-disabled]) {
    cursor: not-allowed;
    opacity: 0.5;
  }
`

/**
 * The main pages at the bottom of a phone's window, within the thumb's reach: home, games, promotions, deposit and
 * withdrawal side by side (G-46, S-063, S-066). Renders a `<nav>`.
 */
export const MainTabs = observer(function MainTabs() {
  const text = useText()
  const { agentCentre, catalogue, counters, memberCentre, session, system } = useRoot()
  const { pathname } = useLocation()
  const inCategory = catalogue.navigation.some(({ path }) => path === pathname)
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState(false)
  const { messageCount } = counters
  const openPage = memberCentre.isOpen ? memberCentre.page : undefined
  const online = useOnline()
  const isThere = ({ id, path, centrePage }: Tab): boolean =>
    centrePage === undefined
      ? path === undefined
        ? id !== 'games' || system.hasModules(['GAMELO3'])
        : areSwitchedOn(placeAt(path).page, system)
      : memberCentre.has(centrePage)
  const isCovered = memberCentre.isOpen || agentCentre.isOpen
  // Messages and the to-top button are above it.
  useEffect(() => {
    if (isCovered) return undefined
    const { style } = document.documentElement
    style.setProperty('--cr-tab-bar-height', '3.5rem')
    return () => void style.removeProperty('--cr-tab-bar-height')
  }, [isCovered])
  const openGames = () => {
    setAsked(true)
    setOpen(true)
  }

  const itemOf = ({ id, labelKey, Icon, path, centrePage }: Tab): TabBarItem => {
    // Money waits for the connection; nothing is queued.
    const isWaiting = !online && (centrePage === 'depositv2' || centrePage === 'withdraw')
    const shared = { value: id, label: text(labelKey), icon: <Icon aria-hidden /> }
    if (path !== undefined)
      return { ...shared, render: <Link to={path} />, current: pathname === path && openPage === undefined }
    if (centrePage === undefined)
      return {
        ...shared,
        render: <Opener type="button" aria-haspopup="dialog" aria-expanded={open} onClick={openGames} />,
        current: inCategory && openPage === undefined,
      }
    return {
      ...shared,
      render: (
        <Opener
          type="button"
          aria-haspopup="dialog"
          aria-disabled={isWaiting || undefined}
          aria-describedby={isWaiting ? offlineBandId : undefined}
          onClick={() => (isWaiting ? undefined : memberCentre.open(centrePage))}
        />
      ),
      current: openPage === centrePage,
      ...(centrePage === 'messageV2' && {
        count: { count: messageCount, label: text('header.unread', { count: messageCount }) },
      }),
    }
  }
  return (
    <>
      <TabBar
        label={text('nav.tabs')}
        items={tabsOf({ isSignedIn: session.isSignedIn, onBreak: session.pause !== undefined })
          .filter(isThere)
          .map(itemOf)}
      />
      {asked ? (
        <Deferred>
          <GamesSheet open={open} onClose={() => setOpen(false)} />
        </Deferred>
      ) : null}
    </>
  )
})
