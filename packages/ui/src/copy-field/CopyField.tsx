import { useId, type ComponentProps } from 'react'
import { styled } from 'styled-components'
import { CopyButton } from '../copy-button/CopyButton.tsx'
import { ControlFrame, ControlInput } from '../input/controlFrame.ts'
import { tokens } from '../theme/theme.ts'

/** Props of `CopyField`; the rest goes to its `<div>`. */
export interface CopyFieldProps extends Omit<ComponentProps<'div'>, 'children' | 'onCopy'> {
  /** What it holds: "Account number", "Your invitation link". */
  label: string
  /** What is shown and copied. */
  value: string
}

const Root = styled.div`
  display: grid;
  /* Next to something taller it keeps its height. */
  align-content: start;
  gap: ${tokens.space.s1};
  min-inline-size: 0;
  font-size: ${tokens.fontSize.sm};

  & > label {
    font-weight: ${tokens.fontWeight.medium};
  }
`

const Frame = styled(ControlFrame)`
  background: ${tokens.color.surfaceSunken};
  padding-inline-end: ${tokens.space.s2};

  & > input {
    text-overflow: ellipsis;
    /* What is to be typed by hand can be read whole: the field is as wide as its text where there is room. */
    field-sizing: content;
    min-inline-size: min(100%, 12rem);
  }
  /* When the button has focus, only the button shows the ring. */
  &:has(> button:focus) {
    border-color: ${tokens.color.borderStrong};
    outline: none;
  }
`

/**
 * Renders a `<div>`: a read-only text with a button that copies it. Focus selects the whole text, so it can be copied
 * by hand if the browser refuses.
 *
 * Attributes out: on the button `data-copy` (`ready`, `copied`, `failed`).
 */
export const CopyField = ({ label, value, ...rest }: CopyFieldProps) => {
  const id = useId()
  return (
    <Root {...rest}>
      <label htmlFor={id}>{label}</label>
      <Frame>
        <ControlInput
          id={id}
          readOnly
          // Account numbers, links and codes are read left to right in every language.
          dir="ltr"
          value={value}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton text={value} variant="ghost" />
      </Frame>
    </Root>
  )
}
