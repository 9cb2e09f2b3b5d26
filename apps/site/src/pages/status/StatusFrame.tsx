import { EmptyState } from '@croupier/ui/EmptyState'
import { tokens } from '@croupier/ui/theme'
import type { LucideIcon } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useRoot } from '../../base/RootContext.ts'
import { Logo } from '../../parts/brand/Logo.tsx'
import { OperatorLines } from '../../parts/brand/OperatorLines.tsx'
import { useText } from '../../parts/text/useText.ts'
import { HelpBlockers, HelpContacts } from '../../safety/HelpLinks.tsx'

const Root = styled.main`
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-block-size: 100dvh;
  background: ${tokens.color.deep};
  color: ${tokens.color.onDeep};
`

const Top = styled.header`
  padding: ${tokens.space.s4} ${tokens.space.s5};
`

const Small = styled.div`
  display: grid;
  gap: ${tokens.space.s1};
  padding: ${tokens.space.s4} ${tokens.space.s5};
  border-block-start: 1px solid ${tokens.color.deepBorder};
  color: ${tokens.color.onDeepMuted};
  font-size: ${tokens.fontSize.sm};

  & a {
    color: ${tokens.color.onDeep};
  }
`

/**
 * The frame of a page that replaces the whole site: logo, icon, title, text, actions; help, and who runs the site, as
 * at the foot of every other page (G-03, G-59). Renders a `<main>`.
 */
export const StatusFrame = observer(function StatusFrame({
  Icon,
  title,
  children,
  actions,
}: {
  Icon: LucideIcon
  title: string
  children: ReactNode
  actions: ReactNode
}) {
  const text = useText()
  return (
    <Root>
      <Top>
        <Logo name={useRoot().merchant.current.brandName} />
      </Top>
      <EmptyState
        size="page"
        headingLevel={1}
        art={<Icon aria-hidden />}
        title={title}
        text={children}
        action={actions}
      />
      <Small>
        <HelpContacts label={text('footer.help')} />
        <HelpBlockers label={text('status.blockers')} />
        <OperatorLines />
      </Small>
    </Root>
  )
})
