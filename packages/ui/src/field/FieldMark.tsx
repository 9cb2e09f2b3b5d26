import { styled } from 'styled-components'
import { useKitTexts } from '../texts/KitTexts.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'
import { tokens } from '../theme/theme.ts'

/** Props of a field or a group of choices that can be marked. */
export interface FieldMarkProps {
  /** Marks the label or legend as required or optional. Mark the rarer of the two. Default neither. */
  mark?: 'required' | 'optional' | undefined
  /** Texts; those left out come from `KitTexts`. */
  texts?: SomeTexts<'required' | 'optional'> | undefined
}

const Mark = styled.span`
  font-weight: ${tokens.fontWeight.regular};
  color: ${tokens.color.textMuted};
`

/** The mark after a label or legend: "(optional)". Renders a space and a `<span>`, or nothing without a mark. */
export const FieldMark = ({ mark, texts }: FieldMarkProps) => {
  const words = useKitTexts(texts)
  return mark ? (
    <>
      {' '}
      <Mark>{`(${words[mark]})`}</Mark>
    </>
  ) : null
}
