import { paths } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { ButtonLink } from '@croupier/ui/ButtonLink'
import { below } from '@croupier/ui/breakpoints'
import { hiddenStyle } from '@croupier/ui/hiddenStyle'
import { Gauge } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useRoot } from '../base/RootContext.ts'
import { useBytesOfPage } from '../parts/data-meter/useBytesOfPage.ts'
import { useByteText } from '../parts/data-meter/useByteText.ts'
import { Actions } from '../parts/page/Actions.ts'
import { Band } from '../parts/page/Band.ts'
import { useText } from '../parts/text/useText.ts'

/** A phone has room only for the figure. */
const Words = styled.span`
  @media ${below.md} {
    ${hiddenStyle}
  }
`

/**
 * Says on every page that the data saver is on and how much data this page has used, and offers the pictures (G-93).
 * Renders a `<Callout>`.
 */
export const SavingBand = observer(function SavingBand() {
  const text = useText()
  const { saver } = useRoot()
  const { bytes } = useBytesOfPage()
  const inWords = useByteText()
  return (
    <Band
      tone="info"
      icon={<Gauge aria-hidden />}
      title={text('data.band', { amount: inWords(bytes) })}
      action={
        <Actions>
          {saver.holdsPictures ? (
            <Button size="sm" variant="outline" onClick={saver.showPictures}>
              {text('data.show_pictures')}
            </Button>
          ) : null}
          <ButtonLink size="sm" variant="outline" tone="neutral" render={<Link to={paths.dataUse} />}>
            {text('title.data')}
          </ButtonLink>
        </Actions>
      }
    >
      <Words>{text(saver.holdsPictures ? 'data.held' : 'data.shown')}</Words>
    </Band>
  )
})
