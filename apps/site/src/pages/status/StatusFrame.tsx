import { t } from '@croupier/ui'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useRoot } from '../../app/RootContext.ts'
import { Logo } from '../../parts/brand/Logo.tsx'

const Root = styled.main`
  display: grid;
  grid-template-rows: auto 1fr;
  min-block-size: 100dvh;
  background: ${t.color.deep};
  color: ${t.color.onDeep};
`

const Top = styled.header`
  padding: ${t.space.s4} ${t.space.s5};
`

const Middle = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${t.space.s4};
  max-inline-size: 34rem;
  margin-inline: auto;
  padding: ${t.space.s5} ${t.space.s5} ${t.space.s8};
  text-align: center;
`

const Sign = styled.div`
  display: grid;
  place-items: center;
  inline-size: 5rem;
  block-size: 5rem;
  border: 1px solid ${t.color.deepBorder};
  border-radius: ${t.radius.xl};
  background: ${t.color.deepRaised};
  color: ${t.color.onDeepAccent};
`

const Title = styled.h1`
  font-family: ${t.font.display};
  font-size: ${t.fontSize.xxl};
`

const Words = styled.div`
  display: grid;
  gap: ${t.space.s2};
  color: ${t.color.onDeepMuted};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${t.space.s3};
  margin-block-start: ${t.space.s2};
`

/** The frame of a page that replaces the whole site: sign, title, words, ways on. Renders a `<main>`. */
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
      <Middle>
        <Sign>
          <Icon size={36} aria-hidden />
        </Sign>
        <Title>{title}</Title>
        <Words>{children}</Words>
        <Actions>{actions}</Actions>
      </Middle>
    </Root>
  )
}
