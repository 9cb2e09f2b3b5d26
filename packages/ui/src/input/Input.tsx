import type { ComponentProps, ReactNode } from 'react'
import { useFieldControl } from '../field/fieldContext.ts'
import { ControlFrame, ControlInput, ControlMark } from './controlFrame.ts'

/** Props of {@link Input}. `className` and `style` go to the frame, `ref` and everything else to the `<input>`. */
export interface InputProps extends ComponentProps<'input'> {
  /** Shown before the text, e.g. an icon. Decoration only: it is not part of the name. */
  start?: ReactNode | undefined
  /** Content after the text, e.g. a unit or a small button. */
  end?: ReactNode | undefined
}

/**
 * A line of text. Renders a `<span>` frame around a native `<input>`.
 *
 * `ref` is the `<input>`, and `value`, `onChange`, `onBlur`, `name` are native, so `register()` of react-hook-form
 * spreads straight onto it. Inside a `Field` it takes id, hint, error, required and disabled from there.
 */
export const Input = ({ start, end, className, style, ...rest }: InputProps) => {
  const linked = useFieldControl(rest)
  return (
    <ControlFrame className={className} style={style}>
      {start === undefined ? null : <ControlMark>{start}</ControlMark>}
      <ControlInput type="text" {...rest} {...linked} />
      {end === undefined ? null : <ControlMark>{end}</ControlMark>}
    </ControlFrame>
  )
}
