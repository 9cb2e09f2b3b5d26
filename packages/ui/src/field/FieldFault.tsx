import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'

const Root = styled.p`
  display: flex;
  gap: ${tokens.space.s1};
  font-size: ${tokens.fontSize.sm};
  line-height: ${tokens.leading.normal};
  color: ${tokens.color.dangerText};
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    margin-block-start: 0.15rem;
  }
`

/** What is wrong with a field or a group of choices, marked by more than its colour. Renders a `<p>`. */
export const FieldFault = ({ id, children }: { id: string; children: ReactNode }) => (
  <Root id={id}>
    <CircleAlert size={16} aria-hidden />
    <span>{children}</span>
  </Root>
)
