import {
  useId,
  type ChangeEventHandler,
  type ComponentProps,
  type FocusEventHandler,
  type ReactNode,
  type Ref,
} from 'react'
import { styled } from 'styled-components'
import { t } from '../theme/theme.ts'

/** One card of {@link ChoiceCards}. */
export interface Choice {
  readonly value: string
  readonly label: ReactNode
  /** A second line, e.g. the limits of a deposit method. */
  readonly description?: ReactNode
  /** Decoration before the label. */
  readonly icon?: ReactNode
  /** After the label, e.g. a badge. */
  readonly mark?: ReactNode
  readonly disabled?: boolean
}

/** Props of {@link ChoiceCards}; what is not listed goes to the `<fieldset>`. */
export interface ChoiceCardsProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'onBlur' | 'ref' | 'children'> {
  /** What is being chosen. */
  legend: ReactNode
  hideLegend?: boolean | undefined
  choices: readonly Choice[]
  /** Shared by the radio buttons; made up when left out. */
  name?: string | undefined
  value?: string | null | undefined
  /** Native change of a radio button; `event.target.value` is the choice. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined
  /** Given to every radio button, which is what `register()` expects of a radio group. */
  ref?: Ref<HTMLInputElement> | undefined
  error?: ReactNode | undefined
}

const Root = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  font-family: ${t.font.text};
  color: ${t.color.text};
`

const Legend = styled.legend`
  padding: 0;
  margin-block-end: ${t.space.s2};
  font-size: ${t.fontSize.sm};
  font-weight: ${t.fontWeight.medium};

  &:where([data-hidden]) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${t.space.s2};
`

const Card = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${t.space.s3};
  min-block-size: ${t.control.lg};
  padding: ${t.space.s3};
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.md};
  background: ${t.color.surface};
  cursor: pointer;
  transition:
    border-color ${t.motion.fast} ${t.motion.ease},
    background-color ${t.motion.fast} ${t.motion.ease};

  &:where(:hover) {
    border-color: ${t.color.borderStrong};
  }

  &:where(:has(:checked)) {
    border-color: ${t.color.accent};
    background: ${t.color.accentSoft};
    box-shadow: inset 0 0 0 1px ${t.color.accent};
  }

  &:where(:has(:focus-visible)) {
    outline: 2px solid ${t.color.focus};
    outline-offset: 2px;
  }

  &:where(:has(:disabled)) {
    background: ${t.color.surfaceSunken};
    color: ${t.color.textMuted};
    cursor: not-allowed;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`

const Radio = styled.input`
  appearance: none;
  flex: none;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  margin: 0;
  border: 1.5px solid ${t.color.borderStrong};
  border-radius: 50%;
  background: ${t.color.surface};
  outline: 0;
  cursor: inherit;

  &:where(:checked) {
    border: 0.4rem solid ${t.color.accent};
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`

const Icon = styled.span`
  display: inline-flex;
  flex: none;
`

const Words = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  line-height: ${t.leading.normal};
  overflow-wrap: anywhere;
`

const Name = styled.span`
  font-weight: ${t.fontWeight.semibold};
`

const Description = styled.span`
  font-size: ${t.fontSize.sm};
  color: ${t.color.textMuted};
`

const ErrorText = styled.p`
  margin: ${t.space.s1} 0 0;
  font-size: ${t.fontSize.sm};
  color: ${t.color.dangerText};
`

/**
 * One choice out of a few, each a card, such as the way to pay. Renders a `<fieldset>` of native radio buttons.
 *
 * Arrow keys move the choice, as in any radio group. Data attributes: `data-invalid` on the root.
 */
export const ChoiceCards = (props: ChoiceCardsProps) => {
  const { legend, hideLegend = false, choices, name, value, onChange, onBlur, ref, error, ...rest } = props
  const id = useId()
  const checked = (choice: Choice) => (value === undefined ? {} : { checked: choice.value === value })
  return (
    <Root {...rest} data-invalid={error ? '' : undefined} aria-describedby={error ? `${id}error` : undefined}>
      <Legend data-hidden={hideLegend ? '' : undefined}>{legend}</Legend>
      <Cards>
        {choices.map((choice) => (
          <Card key={choice.value}>
            <Radio
              ref={ref}
              type="radio"
              name={name ?? id}
              value={choice.value}
              disabled={choice.disabled}
              onChange={onChange}
              onBlur={onBlur}
              {...checked(choice)}
            />
            {choice.icon === undefined ? null : <Icon aria-hidden>{choice.icon}</Icon>}
            <Words>
              <Name>{choice.label}</Name>
              {choice.description === undefined ? null : <Description>{choice.description}</Description>}
            </Words>
            {choice.mark}
          </Card>
        ))}
      </Cards>
      <div aria-live="polite">{error ? <ErrorText id={`${id}error`}>{error}</ErrorText> : null}</div>
    </Root>
  )
}
