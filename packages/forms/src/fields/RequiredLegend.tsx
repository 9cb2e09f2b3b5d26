import { tokens as t } from '@croupier/ui'
import { styled } from 'styled-components'
import { useFormText } from '../text/FormTextProvider.tsx'

/** Props of {@link RequiredLegend}. */
export interface RequiredLegendProps {
  readonly children: string
}

/** The legend of a group that needs an answer, marked in the words that mark a field. Renders text and a `<span>`. */
export function RequiredLegend({ children }: RequiredLegendProps) {
  const { text } = useFormText()
  return (
    <>
      {children} <Mark>({text('input_required')})</Mark>
    </>
  )
}

const Mark = styled.span`
  font-weight: ${t.fontWeight.regular};
  color: ${t.color.textMuted};
`
