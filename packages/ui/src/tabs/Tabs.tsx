import { Tabs as Engine } from '@base-ui/react/tabs'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'

/** Props of `Tabs`; the rest goes to its `<div>`. */
export interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange'> {
  /** The selected tab, when controlled. */
  value?: string | undefined
  /** The initially selected tab, when uncontrolled. */
  defaultValue?: string | undefined
  /** Called with the tab that the user selects. */
  onValueChange?: ((value: string) => void) | undefined
}

const Root = styled(Engine.Root)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s4};
`

/**
 * Renders a `<div>` around a `TabList` and its `TabPanel`s.
 *
 * Arrow keys move between tabs and wrap at the ends, Home and End jump, Enter and Space choose.
 */
export const Tabs = ({ value, defaultValue, onValueChange, ...rest }: TabsProps) => (
  <Root
    {...rest}
    {...(value !== undefined && { value })}
    {...(defaultValue !== undefined && { defaultValue })}
    onValueChange={(chosen: unknown) => {
      if (typeof chosen === 'string') onValueChange?.(chosen)
    }}
  />
)
