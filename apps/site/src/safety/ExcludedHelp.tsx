import { paths } from '@croupier/stores'
import { ButtonLink } from '@croupier/ui/ButtonLink'
import { EmptyState } from '@croupier/ui/EmptyState'
import { Link } from 'react-router-dom'
import { useText } from '../parts/text/useText.ts'
import { HelpContacts } from './HelpLinks.tsx'
import { CalmArt } from './CalmArt.tsx'

/**
 * Replaces the sign-up form for an excluded person whose phone is verified: calm, without a reason that others could
 * read over the shoulder, help first (G-07, G-37). Renders a `<div role="alert">`.
 */
export function ExcludedHelp({ onLeave }: { onLeave: () => void }) {
  const text = useText()
  return (
    <EmptyState
      role="alert"
      headingLevel={3}
      art={<CalmArt />}
      title={text('excluded.title')}
      text={text('excluded.text')}
      action={
        <ButtonLink render={<Link to={paths.safety} />} onClick={onLeave}>
          {text('title.safety')}
        </ButtonLink>
      }
    >
      <HelpContacts label={text('safety.help')} />
    </EmptyState>
  )
}
