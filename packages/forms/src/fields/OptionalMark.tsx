import { tokens } from '@croupier/ui/theme'
import { createContext, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useFormText } from '../text/FormTextProvider.tsx'

/** Whether fields leave out their "optional" mark, e.g. because the legend of their group has it. Default false. */
export const AllOptional = createContext(false)

/** Props of {@link OptionalMark}. */
export interface OptionalMarkProps {
  readonly children: ReactNode
}

/** A label or legend, marked as optional. Renders two `<span>`. */
export function OptionalMark({ children }: OptionalMarkProps) {
  const { text } = useFormText()
  return (
    <>
      <span>{children}</span> <Mark>{`(${text('form_input_optional')})`}</Mark>
    </>
  )
}

const Mark = styled.span`
  color: ${tokens.color.textMuted};
  font-weight: ${tokens.fontWeight.regular};
`
