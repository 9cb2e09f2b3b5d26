import { Button } from '@croupier/ui/Button'
import { announce } from '@croupier/ui/announce'
import { below } from '@croupier/ui/breakpoints'
import { hiddenStyle } from '@croupier/ui/hiddenStyle'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useRoot } from '../base/RootContext.ts'
import { Band } from '../parts/page/Band.ts'
import { useText } from '../parts/text/useText.ts'

/** A phone has no room for it on every page; it stays for screen readers. */
const Why = styled.span`
  @media ${below.md} {
    ${hiddenStyle}
  }
`

/**
 * Says on every page that this is a demo account, and links to sign-up (S-116, S-203). Announced once, without its
 * button. Renders a `Band`.
 */
export const TrialBand = observer(function TrialBand() {
  const text = useText()
  const { modals } = useRoot()
  const said = `${text('trial.title')}. ${text('trial.text')}`
  useEffect(() => announce(said), [said])
  return (
    <Band
      tone="info"
      title={text('trial.title')}
      action={
        <Button size="sm" onClick={() => void modals.open({ kind: 'register' })}>
          {text('trial.create')}
        </Button>
      }
    >
      <Why>{text('trial.text')}</Why>
    </Band>
  )
})
