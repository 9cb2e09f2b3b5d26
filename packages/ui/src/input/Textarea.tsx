import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { useFieldControl } from '../field/fieldContext.ts'
import { t } from '../theme/theme.ts'
import { ControlFrame } from './controlFrame.ts'

/** Props of {@link Textarea}. `className` and `style` go to the frame, `ref` and everything else to the `<textarea>`. */
export type TextareaProps = ComponentProps<'textarea'>

const Area = styled.textarea`
  flex: 1;
  box-sizing: border-box;
  min-inline-size: 0;
  max-block-size: 60vh;
  padding: ${t.space.s3};
  border: 0;
  border-radius: inherit;
  outline: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  line-height: ${t.leading.normal};
  field-sizing: content;
  resize: vertical;

  &::placeholder {
    color: ${t.color.textMuted};
    opacity: 1;
  }
`

/** Several lines of text that grow with their content. Renders a `<span>` frame around a native `<textarea>`. */
export const Textarea = ({ className, style, rows = 3, ...rest }: TextareaProps) => {
  const linked = useFieldControl(rest)
  return (
    <ControlFrame className={className} style={style}>
      <Area rows={rows} {...rest} {...linked} />
    </ControlFrame>
  )
}
