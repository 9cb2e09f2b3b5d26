import { winnersStore } from '@croupier/stores'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useText } from '../text/useText.ts'
import { ZoneNote } from '../text/ZoneNote.tsx'

const Notes = styled.div`
  display: grid;
  gap: ${tokens.space.s1};
  margin-block-start: ${tokens.space.s2};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.xs};

  & > [data-play] {
    color: ${tokens.color.text};
    font-size: ${tokens.fontSize.sm};
  }
`

/**
 * Notes below wins: how many people lost meanwhile, that a sandbox's wins are a sample, and the zone of the times
 * (G-42, N-5).
 */
export const WinnerNotes = observer(function WinnerNotes() {
  const text = useText()
  const { system } = useRoot()
  const { play } = useStore(winnersStore)
  return (
    <Notes>
      {play ? <p data-play="">{text('winner.play', play)}</p> : null}
      {system.isSandbox ? <p>{text('winner.sample')}</p> : null}
      <ZoneNote />
    </Notes>
  )
})
