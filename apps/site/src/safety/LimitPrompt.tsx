import { usePending } from '@croupier/forms/usePending'
import { paths, safetyStore } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { ButtonLink } from '@croupier/ui/ButtonLink'
import { Callout } from '@croupier/ui/Callout'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../base/RootContext.ts'
import { useRefusalToast } from '../parts/forms/useRefusalToast.ts'
import { useText } from '../parts/text/useText.ts'

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s2};
`

/**
 * Asks from time to time whether limits are wanted or still fit; keeping them is as easy as looking, and a higher one
 * is never suggested (G-04, G-18). Renders a `<div>`; nothing while the platform does not ask.
 */
export const LimitPrompt = observer(function LimitPrompt({
  linked = true,
  onAnswer,
}: {
  /** Links to the limits, if they are on another page. Default true. */
  linked?: boolean
  /** Called when the member answered and the question is gone. */
  onAnswer?: () => void
}) {
  const text = useText()
  const { memberCentre } = useRoot()
  const safety = useStore(safetyStore)
  const toastRefusal = useRefusalToast()
  const { pending, run } = usePending<'answer'>()
  const { prompt = 'none', limitsFirst = false } = safety.overview.data ?? {}
  // If the choice is required before play, it cannot be postponed (G-71).
  const later = prompt === 'first' && !limitsFirst
  if (prompt === 'none') return null
  const answer = () =>
    run('answer', async () => {
      if (toastRefusal(await safety.review(later ? 'later' : 'kept'))) onAnswer?.()
    })
  return (
    <Callout
      tone="info"
      title={text(`limit_prompt.${prompt}_title`)}
      action={
        <Actions>
          {linked ? (
            <ButtonLink
              size="sm"
              variant="outline"
              tone="neutral"
              render={<Link to={paths.safety} />}
              onClick={() => void memberCentre.close()}
            >
              {text('limit_prompt.look')}
            </ButtonLink>
          ) : null}
          <Button
            size="sm"
            variant="outline"
            tone="neutral"
            loading={pending !== undefined}
            onClick={() => void answer()}
          >
            {text(later ? 'limit_prompt.later' : limitsFirst ? 'limit_prompt.skip' : 'limit_prompt.keep')}
          </Button>
        </Actions>
      }
    >
      {text(`limit_prompt.${prompt}`)}
    </Callout>
  )
})
