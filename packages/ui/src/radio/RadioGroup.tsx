import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'
import { ChoiceFieldset } from './ChoiceFieldset.tsx'
import { RadioButton, useRadioSet, type RadioSetProps } from './radioSet.ts'
import { wholeText } from '../texts/wholeText.tsx'

/** Props of {@link RadioGroup}; what is not listed goes to the `<fieldset>`. */
export interface RadioGroupProps extends RadioSetProps {
  /** Places the choices side by side where there is room. */
  inline?: boolean | undefined
}

const Lines = styled.div`
  display: flex;
  flex-direction: column;

  &:where([data-inline]) {
    flex-flow: row wrap;
    column-gap: ${tokens.space.s5};
  }
`

const Line = styled.label`
  display: flex;
  gap: ${tokens.space.s2};
  min-block-size: 2.75rem;
  padding-block: 0.625rem;
  line-height: ${tokens.leading.normal};
  cursor: pointer;

  &:where(:has(:focus-visible)) > input {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: 2px;
  }

  &:where(:has(:disabled)) {
    color: ${tokens.color.textMuted};
    cursor: not-allowed;
  }

  & > input {
    margin-block-start: 0.125rem;
  }
`

const Icon = styled.span`
  display: inline-flex;
  flex: none;
`

const Words = styled.span`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Description = styled.span`
  font-size: ${tokens.fontSize.sm};
  color: ${tokens.color.textMuted};
`

/**
 * One choice from a few, as plain lines. Renders a `<fieldset role="radiogroup">` of native radio buttons.
 *
 * Native on purpose: arrow keys, `register()`, form reset and assistive technology all work. Where each choice needs
 * its own card, use `ChoiceCards`. Attributes out: `data-invalid`; `data-inline` on the lines.
 */
export const RadioGroup = ({ inline = false, ...rest }: RadioGroupProps) => {
  const { fieldset, choices, radio } = useRadioSet(rest)
  return (
    <ChoiceFieldset {...fieldset}>
      <Lines data-inline={inline ? '' : undefined}>
        {choices.map((choice) => (
          <Line key={choice.value}>
            <RadioButton {...radio(choice)} />
            {choice.icon === undefined ? null : <Icon aria-hidden>{choice.icon}</Icon>}
            <Words>
              <span>{choice.label}</span>
              {choice.description === undefined ? null : <Description>{choice.description}</Description>}
            </Words>
            {wholeText(choice.mark)}
          </Line>
        ))}
      </Lines>
    </ChoiceFieldset>
  )
}
