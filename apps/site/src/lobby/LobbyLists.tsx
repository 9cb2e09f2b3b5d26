import { t } from '@croupier/ui'
import { gameListStore, type ListType } from '@croupier/stores'
import { Flame, Heart, History, LayoutGrid, type LucideIcon } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useStore } from '../root/RootContext.ts'
import { useText } from '../text/useText.ts'

const Row = styled.div`
  display: flex;
  gap: ${t.space.s2};
  overflow-x: auto;
  scrollbar-width: none;
`

const Choice = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${t.space.s2};
  min-block-size: 2.75rem;
  padding-inline: ${t.space.s4};
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.pill};
  background: ${t.color.surface};
  color: ${t.color.textMuted};
  font: inherit;
  font-size: ${t.fontSize.sm};
  font-weight: ${t.fontWeight.medium};
  cursor: pointer;

  &:hover {
    border-color: ${t.color.borderStrong};
    color: ${t.color.text};
  }
  &[aria-pressed='true'] {
    border-color: ${t.color.accent};
    background: ${t.color.accentSoft};
    color: ${t.color.accentText};
  }
`

const choices: Readonly<Record<ListType, { readonly key: string; readonly Icon: LucideIcon }>> = {
  all: { key: 'in_all_games', Icon: LayoutGrid },
  hot: { key: 'lobby.hot', Icon: Flame },
  fav: { key: 'in_favorite', Icon: Heart },
  recent: { key: 'recent', Icon: History },
}

/** All, hot, favourites, recent: hot only when there are any, favourites only signed in, recent always (S-280). */
export const LobbyLists = observer(function LobbyLists() {
  const text = useText()
  const gameList = useStore(gameListStore)
  const { listType, needsSignIn, tabs } = gameList
  const shown: ListType[] = [...(needsSignIn ? [] : (['all'] as const)), ...tabs]
  // What a visitor sees are the hot games, whatever list was chosen.
  const current = needsSignIn ? 'hot' : listType
  return (
    <Row role="group" aria-label={text('lobby.lists')}>
      {shown.map((type) => {
        const { key, Icon } = choices[type]
        return (
          <Choice key={type} type="button" aria-pressed={type === current} onClick={() => gameList.selectList(type)}>
            <Icon size={18} aria-hidden />
            {text(key)}
          </Choice>
        )
      })}
    </Row>
  )
})
