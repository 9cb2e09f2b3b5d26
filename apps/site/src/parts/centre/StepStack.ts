import { styled } from 'styled-components'
import { Stack } from '../page/Stack.ts'

/**
 * The part of a page that shows its steps and takes the focus at each one; its ref is from `useStepFocus`. Renders a
 * `<div>`.
 */
export const StepStack = styled(Stack).attrs({ tabIndex: -1 })`
  outline: 0;
`
