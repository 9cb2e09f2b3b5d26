import { tokens } from '@croupier/ui'
import { createContext, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useFormText } from '../text/FormTextProvider.tsx'

/**
 * Whether the group already marks its fields as optional, so that each need not repeat it.
 * Default false.
 */
export const AllOptional = createContext(false)

/** Props of {@link OptionalMark}. */
export interface OptionalMarkProps {
  readonly children: ReactNode
}

/** The label of a field that may stay empty, with the word for that. Renders text and a `<span>`. */
export function OptionalMark({ children }: OptionalMarkProps) {
  const { text } = useFormText()
  return (
    <>
      {children} <Mark>({text('form_input_optional')})</Mark>
    </>
  )
}

const Mark = styled.span`
  color: ${tokens.color.textMuted};
  font-weight: ${tokens.fontWeight.regular};
`
