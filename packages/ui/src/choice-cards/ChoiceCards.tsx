import { styled } from 'styled-components'
import { ChoiceFieldset } from '../radio/ChoiceFieldset.tsx'
import { RadioButton, useRadioSet, type RadioSetProps } from '../radio/radioSet.ts'
import { tokens } from '../theme/theme.ts'
import { wholeText } from '../texts/wholeText.tsx'

/** Props of {@link ChoiceCards}; what is not listed goes to the `<fieldset>`. */
export type ChoiceCardsProps = RadioSetProps

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${tokens.space.s2};

  /* Four cards form two rows of two, so that none is alone in its row. */
  &:has(> :nth-child(4):last-child) {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(15rem, 34%)), 1fr));
  }
`

const Card = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${tokens.space.s3};
  min-block-size: ${tokens.control.lg};
  padding: ${tokens.space.s3};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  cursor: pointer;
  transition:
    border-color ${tokens.motion.fast} ${tokens.motion.ease},
    background-color ${tokens.motion.fast} ${tokens.motion.ease};

  &:where(:hover) {
    border-color: ${tokens.color.borderStrong};
  }

  &:where(:has(:checked)) {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accentSoft};
    box-shadow: inset 0 0 0 1px ${tokens.color.accent};
  }

  /* The error belongs to the chosen card; without a choice, to the group. */
  :where([data-invalid]) &:where(:has(:checked)),
  :where([data-invalid]:not(:has(:checked))) &:where(:not(:has(:disabled))) {
    border-color: ${tokens.color.danger};
  }

  &:where(:has(:focus-visible)) {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: 2px;
  }

  &:where(:has(:disabled)) {
    background: ${tokens.color.surfaceSunken};
    color: ${tokens.color.textMuted};
    cursor: not-allowed;
  }

  &:where(:has(:disabled:checked)) {
    border-color: ${tokens.color.textMuted};
    box-shadow: inset 0 0 0 1px ${tokens.color.textMuted};
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
  line-height: ${tokens.leading.normal};
  overflow-wrap: anywhere;
`

const Name = styled.span`
  font-weight: ${tokens.fontWeight.semibold};
`

const Description = styled.span`
  font-size: ${tokens.fontSize.sm};
  color: ${tokens.color.textMuted};
`

/**
 * One choice out of a few, each shown as a card, e.g. payment methods. Renders a `<fieldset role="radiogroup">` of
 * native radio buttons.
 *
 * Arrow keys move the choice, as in any radio group. Data attributes: `data-invalid` on the root.
 */
export const ChoiceCards = (props: ChoiceCardsProps) => {
  const { fieldset, choices, radio } = useRadioSet(props)
  return (
    <ChoiceFieldset {...fieldset}>
      <Cards>
        {choices.map((choice) => (
          <Card key={choice.value}>
            <RadioButton {...radio(choice)} />
            {choice.icon === undefined ? null : <Icon aria-hidden>{choice.icon}</Icon>}
            <Words>
              <Name>{choice.label}</Name>
              {choice.description === undefined ? null : <Description>{choice.description}</Description>}
            </Words>
            {wholeText(choice.mark)}
          </Card>
        ))}
      </Cards>
    </ChoiceFieldset>
  )
}
