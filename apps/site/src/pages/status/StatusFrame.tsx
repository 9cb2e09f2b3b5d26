import { EmptyState, tokens } from '@croupier/ui'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useRoot } from '../../app/RootContext.ts'
import { Logo } from '../../parts/brand/Logo.tsx'

const Root = styled.main`
  display: grid;
  grid-template-rows: auto 1fr;
  min-block-size: 100dvh;
  background: ${tokens.color.deep};
  color: ${tokens.color.onDeep};
`

const Top = styled.header`
  padding: ${tokens.space.s4} ${tokens.space.s5};
`

/** The frame of a page that replaces the whole site: logo, icon, title, text, actions. Renders a `<main>`. */
export function StatusFrame({
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
    </Root>
  )
}
