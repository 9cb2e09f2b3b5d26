import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'

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

interface FieldFaultProps {
  id: string
  /** The field's label. Only a text is spoken. */
  label: ReactNode
  children: ReactNode
}

/**
 * The error of a field or a group of choices, marked by more than its colour. Renders a `<p>`, after the label for
 * screen readers: if several errors are announced, each has to name its field. The label is not part of the field's
 * description, which would repeat its name.
 */
export const FieldFault = ({ id, label, children }: FieldFaultProps) => (
  <>
    {typeof label === 'string' ? <VisuallyHidden>{`${label}: `}</VisuallyHidden> : null}
    <Root id={id}>
      <CircleAlert size={16} aria-hidden />
      <span>{children}</span>
    </Root>
  </>
)
