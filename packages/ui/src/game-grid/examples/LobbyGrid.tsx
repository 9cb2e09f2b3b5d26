import { GameGrid } from '@croupier/ui/GameGrid'
import { GameTile } from '@croupier/ui/GameTile'
import { useState } from 'react'

const art = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><path fill="hsl(${hue} 60% 30%)" d="M0 0h3v4H0z"/><circle fill="hsl(${hue + 40} 80% 60%)" cx="1.5" cy="1.8" r=".9"/></svg>`)}`

/** A page of games and a button for the next one. Skeletons have the shape of the tiles, so nothing moves. */
export const LobbyGrid = () => {
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
          image={art(index * 40)}
          fallbackImage={art(150)}
          onLaunch={() => undefined}
        />
      ))}
    </GameGrid>
  )
}
