import { tokens } from '@croupier/ui/theme'
import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'

const Root = styled.section`
  display: grid;
  gap: ${tokens.space.s4};
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
`

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space.s1} ${tokens.space.s4};
`

const Title = styled.h2`
  font-family: ${tokens.font.display};
  font-size: ${tokens.fontSize.xl};
  letter-spacing: ${tokens.tracking.tight};
`

const Hint = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
`

/** A titled part of a page. Renders a `<section>` named by its heading. */
export function Section({
  id: anchor,
  title,
  hint,
  more,
  children,
}: {
  /** Anchor for links such as `/help#feedback`; the linked section takes the focus. */
  id?: string
  title: string
  hint?: string
  more?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <Root id={anchor} tabIndex={anchor === undefined ? undefined : -1} aria-labelledby={id}>
      <Head>
        <div>
          <Title id={id}>{title}</Title>
          {hint ? <Hint>{hint}</Hint> : null}
        </div>
        {more}
      </Head>
      {children}
    </Root>
  )
}
