import { paths, type SessionPause } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { ButtonLink } from '@croupier/ui/ButtonLink'
import { EmptyState } from '@croupier/ui/EmptyState'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useRoot } from '../base/RootContext.ts'
import { useText } from '../parts/text/useText.ts'
import { AskReturn, useBreakText } from './BreakFacts.tsx'
import { CalmArt } from './CalmArt.tsx'
import { HelpContacts } from './HelpLinks.tsx'

const Facts = styled.div`
  display: grid;
  gap: ${tokens.space.s2};
`

const Contacts = styled.div`
  margin-block-start: ${tokens.space.s4};
`

/**
 * Replaces everything about play, deposits and offers while a member is on a break: until when, what stays open, and
 * help first (G-07, G-33, G-34). Renders a `<div>`.
 */
export const BreakPage = observer(function BreakPage({
  pause,
  headingLevel = 1,
}: {
  pause: SessionPause
  /** 3 in place of a page of the member centre, 4 inside of one. Default 1. */
  headingLevel?: 1 | 3 | 4
}) {
  const text = useText()
  const breakText = useBreakText()
  const { memberCentre } = useRoot()
  return (
    <EmptyState
      headingLevel={headingLevel}
      art={<CalmArt />}
      title={text(`break.title_${pause.kind}`)}
      text={
        <Facts>
          <p>{breakText(pause)}</p>
          <p>{text('break.open')}</p>
        </Facts>
      }
      action={
        <>
          <ButtonLink render={<Link to={paths.safety} />} onClick={() => void memberCentre.close()}>
            {text('title.safety')}
          </ButtonLink>
          {memberCentre.has('withdraw') ? (
            <Button variant="outline" tone="neutral" onClick={() => memberCentre.open('withdraw')}>
              {text('hd_withdraw_button')}
            </Button>
          ) : null}
          <AskReturn pause={pause} />
        </>
      }
    >
      <Contacts>
        <HelpContacts label={text('safety.help')} />
      </Contacts>
    </EmptyState>
  )
})
