import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { t } from '../theme/theme.ts'

const Root = styled.p`
  display: flex;
  gap: ${t.space.s1};
  margin: 0;
  font-size: ${t.fontSize.sm};
  line-height: ${t.leading.normal};
  color: ${t.color.dangerText};
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
