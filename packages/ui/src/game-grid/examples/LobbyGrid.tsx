import { GameGrid } from '@croupier/ui/GameGrid'
import { GameTile } from '@croupier/ui/GameTile'
import { useState } from 'react'

const addressOf = (game: number) => `/art/game/${game}.svg`

/** A page of games and a button for the next one. Skeletons have the shape of the tiles, so nothing moves. */
export const LobbyGrid = ({ pictureOf = addressOf }) => {
  const [games, setGames] = useState(6)
  return (
    <GameGrid
      label="Slots"
      onLoadMore={games < 18 ? () => setGames(games + 6) : undefined}
      endText="These are all our slots."
    >
      {Array.from({ length: games }, (_, index) => (
        <GameTile
          key={index}
          name={`Lucky Harbour ${index + 1}`}
          vendor="Golden Reef"
          image={pictureOf(index + 1)}
          fallbackImage={pictureOf(0)}
          onLaunch={() => undefined}
        />
      ))}
    </GameGrid>
  )
}
