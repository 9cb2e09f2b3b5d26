import { Button } from '@croupier/ui/Button'
import { tokens } from '@croupier/ui/theme'
import { Volume2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useText } from '../text/useText.ts'
import { useReadAloud } from './useReadAloud.ts'

const Root = styled.details`
  & > summary {
    inline-size: fit-content;
    padding-block: ${tokens.space.s1};
    border-radius: ${tokens.radius.sm};
    color: ${tokens.color.accentText};
    font-size: ${tokens.fontSize.sm};
    font-weight: ${tokens.fontWeight.medium};
    cursor: pointer;
  }
  & > summary:focus-visible {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
  }
  & > div {
    display: grid;
    gap: ${tokens.space.s2};
    justify-items: start;
    max-inline-size: 36rem;
    padding-block: ${tokens.space.s2};
  }
`

/**
 * The purpose of a page about money or limits, in short sentences, read aloud if the device has a voice (N-16). Renders
 * a `<details>`.
 */
export const PlainWords = observer(function PlainWords({
  of,
}: {
  of: 'deposit' | 'withdraw' | 'limits' | 'breaks' | 'bonus'
}) {
  const text = useText()
  const aloud = useReadAloud()
  const words = text(`plain.${of}`)
  return (
    <Root>
      <summary>{text('plain.open')}</summary>
      <div>
        <p>{words}</p>
        {aloud ? (
          <Button
            size="sm"
            variant="outline"
            startIcon={<Volume2 aria-hidden />}
            onClick={() => (aloud.isReading ? aloud.stop() : aloud.read(words))}
          >
            {text(aloud.isReading ? 'plain.stop' : 'plain.read')}
          </Button>
        ) : null}
      </div>
    </Root>
  )
})
