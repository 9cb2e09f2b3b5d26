import { paths, signOutStore } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { below } from '@croupier/ui/breakpoints'
import { hiddenStyle } from '@croupier/ui/hiddenStyle'
import { Users } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../base/RootContext.ts'
import { Band } from '../parts/page/Band.ts'
import { useText } from '../parts/text/useText.ts'
import { useUntouched } from './useUntouched.ts'

/** Time without a touch after which the person is assumed to have left the phone. */
const untouchedMs = 3 * 60_000

/** A phone has room only for the button; the rest stays for screen readers. */
const Words = styled.span`
  @media ${below.md} {
    ${hiddenStyle}
  }
`

/** On a phone the few words and the button are one line. */
const Line = styled(Band)`
  @media ${below.md} {
    & > :first-child {
      flex-basis: 8rem;
    }
  }
`

/** Says that the phone is shared, and logs out: by a press, or when nobody has touched it for three minutes (G-95). Renders a `<Callout>`. */
export const SharedBand = observer(function SharedBand() {
  const text = useText()
  const { modals, toasts, ports } = useRoot()
  const signOut = useStore(signOutStore)
  const leave = useCallback(() => {
    void signOut.leave(() => modals.closeAll())
    ports.place.go(paths.home)
  }, [modals, signOut, ports])
  useUntouched(ports, untouchedMs, () => {
    leave()
    toasts.show({ tone: 'warning', textKey: 'shared.ended' })
  })
  return (
    <Line
      tone="info"
      icon={<Users aria-hidden />}
      title={text('shared.band')}
      action={
        <Button size="sm" onClick={leave}>
          {text('shared.leave')}
        </Button>
      }
    >
      <Words>
        {text('shared.text')} {text('shared.browser')}
      </Words>
    </Line>
  )
})
