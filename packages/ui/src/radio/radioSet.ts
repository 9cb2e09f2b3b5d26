import { useId, type ChangeEventHandler, type FocusEventHandler, type ReactNode, type Ref } from 'react'
import { styled } from 'styled-components'
import { needs } from '../needs/needs.ts'
import { tokens } from '../theme/theme.ts'
import type { ChoiceFieldsetProps } from './ChoiceFieldset.tsx'

/** One of the choices of a `RadioGroup`, `ChoiceCards` or `SegmentedControl`. */
export interface Choice {
  /** Value when chosen. */
  readonly value: string
  /** The words of the choice. */
  readonly label: ReactNode
  /** A second line, e.g. the limits of a deposit method. Not shown in a segment. */
  readonly description?: ReactNode
  /** Decoration before the label. */
  readonly icon?: ReactNode
  /** After the label, e.g. a badge. */
  readonly mark?: ReactNode
  /** It cannot be chosen. */
  readonly disabled?: boolean
}

/** What the three groups of native radio buttons share; the rest goes to the `<fieldset>`. */
export interface RadioSetProps extends Omit<
  ChoiceFieldsetProps,
  'onChange' | 'onBlur' | 'ref' | 'children' | 'role' | 'defaultValue'
> {
  /** The choices, in order. */
  choices: readonly Choice[]
  /** Shared by the radio buttons; generated when left out. */
  name?: string | undefined
  /** The choice, when controlled; null for none yet. */
  value?: string | null | undefined
  /** Initial choice, when uncontrolled. */
  defaultValue?: string | undefined
  /** Native change of a radio button; `event.target.value` is the choice. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined
  /** Native blur of a radio button. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined
  /** Given to every radio button, which is what `register()` expects of a radio group. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** Splits the props of a group into those of its fieldset and a function that returns those of each radio button. */
export const useRadioSet = ({
  choices,
  name,
  value,
  defaultValue,
  onChange,
  onBlur,
  ref,
  ...fieldset
}: RadioSetProps) => {
  if (process.env.NODE_ENV !== 'production') needs('A group of choices', { choices })
  const id = useId()
  const held = (choice: Choice) => {
    if (value !== undefined) return { checked: choice.value === value }
    return defaultValue === undefined ? {} : { defaultChecked: choice.value === defaultValue }
  }
  const radio = (choice: Choice) => ({
    ref,
    type: 'radio',
    name: name ?? id,
    value: choice.value,
    disabled: choice.disabled,
    onChange,
    onBlur,
    ...held(choice),
  })
  return { fieldset: { ...fieldset, role: 'radiogroup' }, choices, radio }
}

/** The native radio button, drawn with its border only. */
export const RadioButton = styled.input`
  appearance: none;
  flex: none;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  margin: 0;
  border: 1.5px solid ${tokens.color.borderStrong};
  border-radius: 50%;
  background: ${tokens.color.surface};
  outline: 0;
  cursor: inherit;

  &:where(:checked) {
    border: 0.4rem solid ${tokens.color.accent};
  }

  &:where(:disabled) {
    border-color: ${tokens.color.border};
    background: ${tokens.color.surfaceSunken};
  }

  &:where(:disabled:checked) {
    border-color: ${tokens.color.textMuted};
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`
