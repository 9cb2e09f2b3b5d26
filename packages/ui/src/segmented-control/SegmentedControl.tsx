import { useRef } from 'react'
import { styled } from 'styled-components'
import { ChoiceFieldset } from '../radio/ChoiceFieldset.tsx'
import { useRadioSet, type RadioSetProps } from '../radio/radioSet.ts'
import { useSelectedInView } from '../selected/useSelectedInView.ts'
import { tokens } from '../theme/theme.ts'
import { wholeText } from '../texts/wholeText.tsx'

/** Props of {@link SegmentedControl}; what is not listed goes to the `<fieldset>`. */
export interface SegmentedControlProps extends RadioSetProps {
  /** Makes all segments equally wide and fills the container. */
  stretch?: boolean | undefined
}

const Well = styled.div`
  display: inline-flex;
  max-inline-size: 100%;
  padding: ${tokens.space.s1};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surfaceSunken};
  box-shadow: inset 0 0 0 1px ${tokens.color.border};
  overflow-x: auto;
  scrollbar-width: none;

  &:where([data-stretch]) {
    display: flex;
  }
  &:where([data-stretch]) > label {
    flex: 1 0 0;
    min-inline-size: max-content;
  }
`

const Segment = styled.label`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.s2};
  min-block-size: ${tokens.control.md};
  padding: ${tokens.space.s1} ${tokens.space.s3};
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
  font-weight: ${tokens.fontWeight.semibold};
  white-space: nowrap;
  cursor: pointer;
  transition:
    color ${tokens.motion.fast} ${tokens.motion.ease},
    background-color ${tokens.motion.fast} ${tokens.motion.ease};

  &:where(:hover) {
    color: ${tokens.color.text};
  }
  &:where(:has(:checked)) {
    background: ${tokens.color.plate};
    box-shadow: ${tokens.shadow.sm};
    color: ${tokens.color.text};
  }
  &:where(:has(:focus-visible)) {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: -2px;
  }
  &:where(:has(:disabled)) {
    color: ${tokens.color.textMuted};
    opacity: 0.6;
    cursor: not-allowed;
  }
  & > svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }

  @media (forced-colors: active) {
    &:where(:has(:checked)) {
      outline: ${tokens.line.thick} solid Highlight;
      outline-offset: -2px;
    }
  }
`

/** Covers its whole segment for touch exploration; the segment does the drawing. */
const Radio = styled.input`
  position: absolute;
  inset: 0;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`

/**
 * One of two to five short choices, all visible, such as a period or a view. Renders a
 * `<fieldset role="radiogroup">` of native radio buttons.
 *
 * Scrolls sideways where it has no room, with the choice in view. To switch panels, use `Tabs`. Attributes out: `data-invalid`; `data-stretch` on the group.
 */
export const SegmentedControl = ({ stretch = false, ...rest }: SegmentedControlProps) => {
  const { fieldset, choices, radio } = useRadioSet(rest)
  const well = useRef<HTMLDivElement>(null)
  useSelectedInView(well, rest.value)
  return (
    <ChoiceFieldset {...fieldset}>
      <Well ref={well} data-stretch={stretch ? '' : undefined}>
        {choices.map((choice) => (
          <Segment key={choice.value}>
            <Radio {...radio(choice)} />
            {choice.icon}
            {wholeText(choice.label)}
            {wholeText(choice.mark)}
          </Segment>
        ))}
      </Well>
    </ChoiceFieldset>
  )
}
