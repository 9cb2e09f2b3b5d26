import { Button } from '@croupier/ui/Button'
import { EmptyState } from '@croupier/ui/EmptyState'
import { SearchInput } from '@croupier/ui/SearchInput'
import { SearchX } from 'lucide-react'
import { useState } from 'react'

const games = ['Lucky Harbour', 'Golden Carp', 'Baccarat Room 4']

/** Replaces a list without entries, and offers a next step. */
export const NoGameFound = () => {
  const [text, setText] = useState('')
  const found = games.filter((name) => name.toLowerCase().includes(text.toLowerCase()))
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <SearchInput aria-label="Games" value={text} onChange={(event) => setText(event.target.value)} />
      {found.length > 0 ? (
        <ul>
          {found.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      ) : (
        <EmptyState
          art={<SearchX aria-hidden />}
          title="No game of that name"
          text="Check the spelling, or look through all games."
          action={
            <Button variant="soft" onClick={() => setText('')}>
              Show all games
            </Button>
          }
        />
      )}
    </div>
  )
}
