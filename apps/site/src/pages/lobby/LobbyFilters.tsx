import type { PlainKey } from '@croupier/locales'
import { SearchInput } from '@croupier/ui/SearchInput'
import { Select } from '@croupier/ui/Select'
import { from } from '@croupier/ui/breakpoints'
import { tokens } from '@croupier/ui/theme'
import { gameListStore, minBetChoicesFor } from '@croupier/stores'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { useMoney } from '../../parts/money/useMoney.ts'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'

const Root = styled.div`
  display: grid;
  gap: ${tokens.space.s3};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;

  /* On a phone the search box has its own row. */
  & > :first-child {
    grid-column: 1 / -1;
  }
  @media ${from.md} {
    grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));

    & > :first-child {
      grid-column: auto;
    }
  }
`

const Part = styled.div`
  display: grid;
  gap: ${tokens.space.s1};
`

const Label = styled.label`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.xs};
  font-weight: ${tokens.fontWeight.medium};
`

const classTexts: Readonly<Record<string, PlainKey>> = {
  JP: 'in_accumulative_prize',
  TG: 'in_table_games',
  AC: 'in_arcade_games',
  BG: 'in_bingo',
}
const all = 'all'

/** Name search, smallest bet and, for slots, the classes that have games (S-277 to S-279, S-286). */
export const LobbyFilters = observer(function LobbyFilters() {
  const text = useText()
  const money = useMoney()
  const { locale, merchant } = useRoot()
  const gameList = useStore(gameListStore)
  const ids = { name: useId(), bet: useId(), kind: useId() }
  const [name, setName] = useState(gameList.filters.gameName ?? '')
  const [filters, setFilters] = useState(gameList.filters)
  // The name was changed elsewhere (another vendor, "clear filters", the address): the box follows.
  if (filters !== gameList.filters) {
    setFilters(gameList.filters)
    const shown = gameList.filters.gameName ?? ''
    if (shown !== (filters.gameName ?? '') && shown !== name.trim()) setName(shown)
  }
  const classes = gameList.classesFor(locale.offered)
  const leastBets = minBetChoicesFor(merchant.current.minorDigits)
  return (
    <Root role="search" aria-label={text('lobby.filters')}>
      <Part>
        <Label htmlFor={ids.name}>{text('in_slot_search')}</Label>
        <SearchInput
          id={ids.name}
          value={name}
          loading={gameList.isSearching && gameList.isLoading}
          placeholder={text('in_please_game')}
          onChange={(event) => {
            setName(event.target.value)
            gameList.search(event.target.value)
          }}
        />
      </Part>
      {gameList.gameType === 'RNG' && classes.length > 0 ? (
        <Part>
          <Label id={ids.kind}>{text('game_classify')}</Label>
          <Select
            aria-labelledby={ids.kind}
            value={gameList.filters.gameClassify ?? all}
            onValueChange={(value) => gameList.filter({ gameClassify: value === all ? undefined : value })}
            options={[
              { value: all, label: text('in_type_all') },
              ...classes.map((one) => ({ value: one, label: classTexts[one] ? text(classTexts[one]) : one })),
            ]}
          />
        </Part>
      ) : null}
      {leastBets.length > 1 ? (
        <Part>
          <Label id={ids.bet}>{text('in_minimum_bet')}</Label>
          <Select
            aria-labelledby={ids.bet}
            value={gameList.filters.minBet ?? all}
            onValueChange={(value) => gameList.filter({ minBet: value === all ? undefined : value })}
            options={leastBets.map((choice) => ({
              value: choice ?? all,
              label: choice === undefined ? text('in_type_all') : money.amount(choice),
            }))}
          />
        </Part>
      ) : null}
    </Root>
  )
})
