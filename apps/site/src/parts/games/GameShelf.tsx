import type { GameTile } from '@croupier/stores'
import type { ReactNode } from 'react'
import { Shelf } from '../page/Shelf.tsx'
import { SiteGameTile } from './SiteGameTile.tsx'

/** A row of games that scrolls sideways; nothing without games. Tables are wide. */
export function GameShelf({
  title,
  hint,
  more,
  games,
  tables = false,
}: {
  title: string
  hint?: string
  more?: ReactNode
  games: readonly GameTile[]
  tables?: boolean
}) {
  if (games.length === 0) return null
  return (
    <Shelf
      title={title}
      more={more}
      {...(hint === undefined ? {} : { hint })}
      {...(tables ? { item: 'clamp(12rem, 60vw, 15rem)' } : {})}
    >
      {games.map((game) => (
        <li key={`${game.vassalage}-${game.nodeId}`}>
          <SiteGameTile game={game} table={tables} />
        </li>
      ))}
    </Shelf>
  )
}
