import { tokens as t } from '@croupier/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${t.space.s1} ${t.space.s4};

  & > h3 {
    margin: 0;
    font-family: ${t.font.display};
    font-size: ${t.fontSize.xl};
    line-height: ${t.leading.tight};
  }
  & > p {
    margin: 0;
    color: ${t.color.textMuted};
    font-size: ${t.fontSize.sm};
  }
`

/** The name of a member-centre page, with a line beside it. Renders a `<header>`. */
export const PageHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Root>
    <h3>{title}</h3>
    {children === undefined ? null : <p>{children}</p>}
  </Root>
)

/** The room of a member-centre page: its parts below one another. */
export const PageRoom = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space.s5};
`
