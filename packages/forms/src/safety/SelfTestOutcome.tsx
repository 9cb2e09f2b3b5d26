import { Button } from '@croupier/ui/Button'
import { Callout } from '@croupier/ui/Callout'
import { TextButton } from '@croupier/ui/TextButton'
import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'
import { Lead } from '../form/Lead.ts'
import { StepHeading } from '../form/StepHeading.tsx'
import { useFormText } from '../text/FormTextProvider.tsx'
import type { SelfTestResult, SelfTestWay } from './selfTest.ts'

/** Props of {@link SelfTestOutcome}. */
export interface SelfTestOutcomeProps {
  readonly result: SelfTestResult
  /** Called with the help the user chooses. */
  readonly onWay: (way: SelfTestWay) => void
  /** Starts over. */
  readonly onAgain: () => void
}

const words = {
  limits: 'limits',
  timeOut: 'time_out',
  exclusion: 'exclusion',
  help: 'help',
  blockers: 'blockers',
} as const

/**
 * The result of a self-test, in plain words that do not judge the user, and what may help, the most effective first.
 * Renders a `<section>` whose heading takes focus.
 */
export function SelfTestOutcome({ result: { band, next }, onWay, onAgain }: SelfTestOutcomeProps) {
  const { text } = useFormText()
  return (
    <Root>
      <StepHeading>{text('self_test.result')}</StepHeading>
      <Callout tone={band === 'moderate' || band === 'high' ? 'warning' : 'info'}>
        {text(`self_test.band_${band}`)}
      </Callout>
      <Ways>
        <p>{text('self_test.ways')}</p>
        {next.map((way, index) => (
          <Button
            key={way}
            size="lg"
            fullWidth
            variant={index === 0 ? 'solid' : 'outline'}
            tone={index === 0 ? 'accent' : 'neutral'}
            onClick={() => onWay(way)}
          >
            {text(`self_test.way_${words[way]}`)}
          </Button>
        ))}
      </Ways>
      <Lead>{text('self_test.not_kept')}</Lead>
      <TextButton onClick={onAgain}>{text('self_test.again')}</TextButton>
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  justify-items: stretch;
  gap: ${tokens.space.s4};
  color: ${tokens.color.text};
`

const Ways = styled.div`
  display: grid;
  gap: ${tokens.space.s2};

  & > p {
    font-weight: ${tokens.fontWeight.medium};
  }
`
