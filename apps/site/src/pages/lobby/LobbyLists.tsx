import type { PlainKey } from '@croupier/locales'
import { Button } from '@croupier/ui/Button'
import { tokens } from '@croupier/ui/theme'
import { useSelectedInView } from '@croupier/ui/useSelectedInView'
import { gameListStore, type ListType } from '@croupier/stores'
import { Flame, Heart, History, LayoutGrid, type LucideIcon } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'

const Row = styled.div`
  display: flex;
  gap: ${tokens.space.s2};
  /* Room for the focus ring inside what scrolls. */
  margin: calc(-1 * ${tokens.space.s1});
  padding: ${tokens.space.s1};
  overflow-x: auto;
  scrollbar-width: none;
`

const choices: Readonly<Record<ListType, { readonly key: PlainKey; readonly Icon: LucideIcon }>> = {
  all: { key: 'in_all_games', Icon: LayoutGrid },
  hot: { key: 'lobby.hot', Icon: Flame },
  fav: { key: 'in_favorite', Icon: Heart },
  recent: { key: 'recent', Icon: History },
}

/**
 * All, hot, favourites, recent: hot only if there are any, favourites only when logged in, recent always (S-280). Hot
 * keeps its space while the hot games load, so that the tabs after it do not move.
 */
export const LobbyLists = observer(function LobbyLists() {
  const text = useText()
  const { catalogue } = useRoot()
  const gameList = useStore(gameListStore)
  const { listType, needsSignIn, tabs } = gameList
  const hotAwaited = catalogue.offersHot && catalogue.hot.data === undefined && catalogue.hot.failure === undefined
  const shown = new Set<ListType>([
    ...(needsSignIn ? [] : (['all'] as const)),
    ...(hotAwaited ? (['hot'] as const) : []),
    ...tabs,
  ])
  // Visitors see the hot games, whatever list was chosen.
  const current = needsSignIn ? 'hot' : listType
  const row = useRef<HTMLDivElement>(null)
  useSelectedInView(row, current)
  return (
    <Row ref={row} role="group" aria-label={text('lobby.lists')}>
      {[...shown].map((type) => {
        const { key, Icon } = choices[type]
        const pressed = type === current
        return (
          <Button
            key={type}
            variant={pressed ? 'soft' : 'outline'}
            tone={pressed ? 'accent' : 'neutral'}
            startIcon={<Icon aria-hidden />}
            aria-pressed={pressed}
            onClick={() => gameList.selectList(type)}
          >
            {text(key)}
          </Button>
        )
      })}
    </Row>
  )
})
