import { Eye, EyeOff } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { announce } from '../announcer/announce.ts'
import { useFieldControl } from '../field/fieldContext.ts'
import { useFormEvent } from '../field/useFormReset.ts'
import { ControlFrame, ControlInput } from '../input/controlFrame.ts'
import type { InputProps } from '../input/Input.tsx'
import { innerButton } from '../input/innerButton.ts'
import { tokens } from '../theme/theme.ts'
import { useKitTexts } from '../texts/KitTexts.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'
import { FreshButton } from '../press/FreshButton.ts'

/** Props of {@link PasswordInput}. `className` and `style` go to the frame, `ref` and the rest to the `<input>`. */
export interface PasswordInputProps extends Omit<InputProps, 'type' | 'start' | 'end' | 'autoComplete'> {
  /** Texts; those left out come from `KitTexts`. */
  texts?: SomeTexts<'reveal' | 'capsLock'> | undefined
  /** Tells password managers which password this is. */
  autoComplete: 'current-password' | 'new-password' | 'off'
}

const Root = styled.span`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`

const Reveal = styled(FreshButton)`
  ${innerButton}
`

const Warning = styled.span`
  display: block;
  margin-block-start: ${tokens.space.s1};
  font-size: ${tokens.fontSize.sm};
  color: ${tokens.color.warningText};
`

/**
 * A password field with a button that shows the password. Renders a `<span>` frame around a native `<input>`.
 *
 * Pasting and password managers always work (WCAG 2.2, 3.3.8). Submitting the form hides it again, so no browser
 * stores it as plain text. Data attribute on the frame: `data-revealed`.
 */
export const PasswordInput = ({
  texts,

  className,
  style,
  onKeyDown,
  onKeyUp,
  ...rest
}: PasswordInputProps) => {
  const words = useKitTexts(texts)
  const [revealed, setRevealed] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const root = useFormEvent<HTMLSpanElement>('submit', () => setRevealed(false))
  const warningId = useId()
  const warned = capsLock
  const linked = useFieldControl({
    ...rest,
    'aria-describedby': [warned && warningId, rest['aria-describedby']].filter(Boolean).join(' ') || undefined,
  })
  const watch = (event: KeyboardEvent<HTMLInputElement>) => {
    const on = event.getModifierState('CapsLock')
    if (on && !capsLock) announce(words.capsLock)
    setCapsLock(on)
  }
  return (
    <Root ref={root} className={className} style={style} data-revealed={revealed ? '' : undefined}>
      <ControlFrame>
        <ControlInput
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...linked}
          type={revealed ? 'text' : 'password'}
          onKeyDown={(event) => {
            watch(event)
            onKeyDown?.(event)
          }}
          onKeyUp={(event) => {
            watch(event)
            onKeyUp?.(event)
          }}
        />
        <Reveal
          type="button"
          aria-label={words.reveal}
          aria-pressed={revealed}
          disabled={linked.disabled}
          onClick={() => setRevealed(!revealed)}
        >
          {revealed ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
        </Reveal>
      </ControlFrame>
      {warned ? <Warning id={warningId}>{words.capsLock}</Warning> : null}
    </Root>
  )
}
