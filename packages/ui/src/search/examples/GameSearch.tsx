import { SearchInput } from '@croupier/ui/SearchInput'
import { useState } from 'react'

/** The caller keeps the recent terms, for example in `localStorage`. */
export const GameSearch = () => {
  const [terms, setTerms] = useState<readonly string[]>(['mahjong', 'fishing god', 'baccarat'])
  const without = (term: string) => terms.filter((one) => one !== term)
  return (
    <SearchInput
      aria-label="Games"
      placeholder="Search games"
      onSearch={(term) => setTerms([term, ...without(term)].slice(0, 5))}
      recent={{
        terms,
        texts: { title: 'Recent searches', forget: (term) => `Forget ${term}`, forgetAll: 'Forget all' },
        onForget: (term) => setTerms(without(term)),
        onForgetAll: () => setTerms([]),
      }}
    />
  )
}
