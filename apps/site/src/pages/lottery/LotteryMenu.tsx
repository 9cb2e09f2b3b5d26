import { lotteryStore, type LotteryEntry, type LotteryList } from '@croupier/stores'
import { EmptyState } from '@croupier/ui/EmptyState'
import { IconButton } from '@croupier/ui/IconButton'
import { Select } from '@croupier/ui/Select'
import { Skeleton } from '@croupier/ui/Skeleton'
import { from } from '@croupier/ui/breakpoints'
import { tokens } from '@croupier/ui/theme'
import { useSelectedInView } from '@croupier/ui/useSelectedInView'
import { Heart } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { PlainKey } from '@croupier/locales'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'
import { lotteryIcon } from '../../parts/vendors/defaultIcons.ts'
import { vendorName } from '../../parts/vendors/VendorMark.tsx'
import { familyName } from './lotteryWords.ts'
import { PressButton } from '../../parts/page/PressButton.ts'

const Root = styled.nav`
  display: grid;
  gap: ${tokens.space.s3};
  grid-template-columns: minmax(0, 1fr);

  /* Next to the game it is sticky and scrolls separately. */
  @media ${from.md} {
    position: sticky;
    inset-block-start: calc(var(--cr-top-bar-height, 4rem) + ${tokens.space.s4});
    grid-template-rows: auto minmax(0, 1fr);
    max-block-size: calc(100dvh - var(--cr-top-bar-height, 4rem) - 2 * ${tokens.space.s4});
  }
`

const Scroller = styled.div`
  display: flex;
  gap: ${tokens.space.s2};
  /* Room for the focus ring inside what scrolls. */
  margin: calc(-1 * ${tokens.space.s1});
  padding: ${tokens.space.s1};
  overflow-x: auto;

  @media ${from.md} {
    display: grid;
    align-content: start;
    gap: ${tokens.space.s4};
    overflow: hidden auto;
  }
`

/** The games: a row on small screens, with the current one in view, else a column. */
const Groups = ({ children }: { children: ReactNode }) => {
  const row = useRef<HTMLDivElement>(null)
  useSelectedInView(row)
  return <Scroller ref={row}>{children}</Scroller>
}

const Group = styled.section`
  display: flex;
  flex: none;
  gap: ${tokens.space.s2};

  @media ${from.md} {
    display: grid;
    gap: ${tokens.space.s1};
  }
`

const Family = styled.h2`
  display: none;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.xs};
  font-weight: ${tokens.fontWeight.semibold};

  @media ${from.md} {
    display: flex;
    align-items: center;
    gap: ${tokens.space.s2};
    padding-inline: ${tokens.space.s3};
  }
`

const Games = styled.ul`
  display: flex;
  gap: ${tokens.space.s2};

  @media ${from.md} {
    display: grid;
    gap: ${tokens.space.s05};
  }
`

const Item = styled.li`
  display: flex;
  align-items: center;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};

  &:where([data-current]) {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accentSoft};
  }
  @media ${from.md} {
    &:where(:not([data-current])) {
      border-color: transparent;
    }
    &:where(:not([data-current]):hover) {
      background: ${tokens.color.surfaceHover};
    }
  }
`

const Choose = styled(PressButton)`
  flex: 1;
  min-block-size: 2.75rem;
  padding-inline: ${tokens.space.s3} ${tokens.space.s1};
  border: 0;
  border-radius: ${tokens.radius.md};
  background: transparent;
  color: ${tokens.color.text};
  font: inherit;
  font-size: ${tokens.fontSize.sm};
  font-weight: ${tokens.fontWeight.medium};
  text-align: start;
  white-space: nowrap;
  cursor: pointer;

  @media ${from.md} {
    white-space: normal;
  }
`

const Vendor = styled.span`
  display: block;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.xs};
  font-weight: ${tokens.fontWeight.regular};
`

const lists: readonly (readonly [LotteryList, PlainKey])[] = [
  ['all', 'in_all_games'],
  ['popular', 'lottery.popular'],
  ['recent', 'recent'],
  ['favourites', 'in_favorite'],
]

const emptyKeys: Readonly<Record<LotteryList, PlainKey>> = {
  all: 'lottery.no_games',
  popular: 'lottery.no_games',
  recent: 'lottery.no_recent',
  favourites: 'lottery.no_favourites',
}

/** The lotteries by family, or those that are popular, played lately, or favourites (S-317, S-318, S-321). */
export const LotteryMenu = observer(function LotteryMenu() {
  const text = useText()
  const lottery = useStore(lotteryStore)
  const { list } = lottery
  return (
    <Root aria-label={text('lottery.games')}>
      <Select
        aria-label={text('lottery.list')}
        value={list}
        onValueChange={(value) => lottery.selectList(lists.find(([one]) => one === value)?.[0] ?? 'all')}
        options={lists.map(([value, key]) => ({ value, label: text(key) }))}
      />
      <MenuGroups />
    </Root>
  )
})

const MenuGroups = observer(function MenuGroups() {
  const text = useText()
  const lottery = useStore(lotteryStore)
  const { list, games } = lottery
  if (list === 'all')
    return (
      <RemoteView
        value={lottery.groups}
        waiting={<Skeleton style={{ blockSize: '3rem' }} />}
        failed={{ title: text('lottery.menu_failed'), onRetry: () => lottery.loadMenus() }}
      >
        {(groups) => (
          <Groups>
            {groups.map(({ gameGroupCode, gameMenus }) => (
              <Group key={gameGroupCode}>
                <Family>
                  <img src={lotteryIcon(gameGroupCode)} alt="" width={20} height={20} loading="lazy" />
                  <span>{familyName(gameGroupCode, text)}</span>
                </Family>
                <GameList entries={gameMenus} />
              </Group>
            ))}
          </Groups>
        )}
      </RemoteView>
    )
  const ids = {
    popular: () => (lottery.draws.popular.data ?? []).map(({ gameId }) => gameId),
    recent: () => (lottery.recent.data ?? []).map(({ gameId }) => gameId),
    favourites: () => lottery.favourites.ids,
  }[list]()
  // The list of games has the names in the current language.
  const entries = [...new Set(ids)].flatMap((id) => games.data?.find(({ gameId }) => gameId === id) ?? [])
  const value = { popular: lottery.draws.popular, recent: lottery.recent, favourites: lottery.games }[list]
  const reload = {
    popular: () => lottery.draws.loadPopular(),
    recent: () => lottery.loadRecent(),
    favourites: () => lottery.loadGames(),
  }[list]
  return (
    <RemoteView<readonly unknown[]>
      value={value}
      waiting={<Skeleton style={{ blockSize: '3rem' }} />}
      failed={{ title: text('lottery.menu_failed'), onRetry: reload }}
    >
      {() =>
        entries.length === 0 ? (
          <EmptyState title={text(emptyKeys[list])} />
        ) : (
          <Groups>
            <GameList entries={entries} />
          </Groups>
        )
      }
    </RemoteView>
  )
})

const GameList = observer(function GameList({ entries }: { entries: readonly LotteryEntry[] }) {
  const text = useText()
  const lottery = useStore(lotteryStore)
  const { catalogue } = useRoot()
  const current = lottery.game?.gameId
  const vendors = catalogue.cardsOf('LOTT')
  return (
    <Games role="list">
      {entries.map((entry) => {
        const { gameId, gameName, vassalage } = entry
        const vendor = vendors.find((card) => card.vassalage === vassalage)
        const favourite = lottery.favourites.has(gameId)
        return (
          <Item key={gameId} data-current={gameId === current ? '' : undefined}>
            <Choose
              type="button"
              aria-current={gameId === current ? 'true' : undefined}
              onClick={() => lottery.select(entry)}
            >
              <span>{gameName}</span>
              {vendor ? <Vendor>{vendorName(vendor)}</Vendor> : null}
            </Choose>
            <IconButton
              variant="ghost"
              tone={favourite ? 'accent' : 'neutral'}
              size="sm"
              label={text(favourite ? 'tile.remove_favourite' : 'tile.add_favourite', { game: gameName })}
              onClick={() => lottery.toggleFavourite(gameId)}
            >
              <Heart size={18} fill={favourite ? 'currentColor' : 'none'} aria-hidden />
            </IconButton>
          </Item>
        )
      })}
    </Games>
  )
})
