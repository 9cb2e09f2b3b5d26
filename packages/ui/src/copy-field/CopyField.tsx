import { useId, type ComponentProps } from 'react'
import { styled } from 'styled-components'
import { CopyButton } from '../copy-button/CopyButton.tsx'
import { ControlFrame, ControlInput } from '../input/controlFrame.ts'
import { tokens } from '../theme/theme.ts'

/** Props of `CopyField`; the rest goes to its `<div>`. */
export interface CopyFieldProps extends Omit<ComponentProps<'div'>, 'children' | 'onCopy'> {
  /** Label: "Account number", "Your invitation link". */
  label: string
  /** What is shown and copied. */
  value: string
  /**
   * Whether the value is shown whole, in groups of four on as many lines as it needs: for a key that is typed by hand.
   * Copied without gaps. Default false.
   */
  grouped?: boolean | undefined
}

const Root = styled.div`
  display: grid;
  /* Next to something taller it keeps its height. */
  align-content: start;
  gap: ${tokens.space.s1};
  min-inline-size: 0;
  font-size: ${tokens.fontSize.sm};

  & > :first-child {
    font-weight: ${tokens.fontWeight.medium};
  }
`

const Frame = styled(ControlFrame)`
  background: ${tokens.color.surfaceSunken};
  padding-inline-end: ${tokens.space.s2};

  & > input {
    text-overflow: ellipsis;
    /* Text to retype is fully visible: the field is as wide as its text if there is room. */
    field-sizing: content;
    min-inline-size: min(100%, 8rem);
  }
  &:has(> [aria-readonly]) {
    border-style: dashed;
  }
  /* When the button has focus, only the button shows the ring. */
  &:has(> button:focus) {
    border-color: ${tokens.color.borderStrong};
    outline: none;
  }
`

/* The gaps are space, not characters: what is selected by hand has none. */
const Key = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding-block: ${tokens.space.s2};
  padding-inline: ${tokens.space.s3};
  outline: 0;

  & > span {
    display: inline-block;
    margin-inline-end: 1ch;
  }
`

/**
 * Renders a `<div>`: a read-only text with a button that copies it. Focus selects the whole text, so it can be copied
 * by hand if the browser refuses.
 *
 * Attributes out: on the button `data-copy` (`ready`, `copied`, `failed`).
 */
export const CopyField = ({ label, value, grouped = false, ...rest }: CopyFieldProps) => {
  const id = useId()
  return (
    <Root {...rest}>
      {grouped ? <span id={id}>{label}</span> : <label htmlFor={id}>{label}</label>}
      <Frame dir={grouped ? 'ltr' : undefined}>
        {grouped ? (
          <Key
            role="textbox"
            aria-readonly
            aria-labelledby={id}
            tabIndex={0}
            translate="no"
            onFocus={(event) => window.getSelection()?.selectAllChildren(event.currentTarget)}
          >
            {Array.from(value.matchAll(/.{1,4}/gsu), ({ 0: group, index }) => (
              <span key={index}>{group}</span>
            ))}
          </Key>
        ) : (
          <ControlInput
            id={id}
            readOnly
            // Account numbers, links and codes are read left to right in every language.
            dir="ltr"
            value={value}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
        <CopyButton text={value} variant="ghost" />
      </Frame>
    </Root>
  )
}
