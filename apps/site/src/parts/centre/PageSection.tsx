import { tokens } from '@croupier/ui/theme'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s3};

  & > h4 {
    margin: 0;
    font-family: ${tokens.font.display};
    font-size: ${tokens.fontSize.lg};
  }
  & > h4 + p {
    margin: 0;
    color: ${tokens.color.textMuted};
    font-size: ${tokens.fontSize.sm};
  }
`

/** A section of a centre page with its heading. Renders a `<section>`. */
export const PageSection = ({ title, children, ...rest }: ComponentProps<'section'> & { title: string }) => (
  <Root {...rest} aria-label={title}>
    <h4>{title}</h4>
    {children}
  </Root>
)
