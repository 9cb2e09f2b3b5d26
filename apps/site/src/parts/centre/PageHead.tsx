import { tokens } from '@croupier/ui/theme'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ZoneNote } from '../text/ZoneNote.tsx'

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space.s1} ${tokens.space.s4};

  & > h3 {
    margin: 0;
    font-family: ${tokens.font.display};
    font-size: ${tokens.fontSize.xl};
    line-height: ${tokens.leading.tight};
  }
  & > p {
    margin: 0;
    color: ${tokens.color.textMuted};
    font-size: ${tokens.fontSize.sm};
  }
`

/** The purpose of the page, below its title however wide the page is. */
const Intro = styled.p`
  flex: 1 0 100%;
`

interface Props {
  readonly title: string
  readonly children?: ReactNode
  /** Whether the page shows no time, so that no time zone has to be named. */
  readonly isTimeless?: boolean
}

/** The name of a centre's page, with a line below it and the time zone of its dates. Renders a `<header>`. */
export const PageHead = ({ title, children, isTimeless = false }: Props) => (
  <Root>
    <h3>{title}</h3>
    {children === undefined ? null : <Intro>{children}</Intro>}
    {isTimeless ? null : <ZoneNote />}
  </Root>
)

/** The content of a list and its actions, at the two ends of a line. Renders a `<div>`. */
export const PageTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s3};
`
