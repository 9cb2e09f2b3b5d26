import { Tabs as Engine } from '@base-ui/react/tabs'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'

/** Props of `TabPanel`; the rest goes to its `<div>`. */
export interface TabPanelProps extends ComponentProps<'div'> {
  /** The `value` of the tab it belongs to. */
  value: string
  /** Keeps the panel in the document while another tab is selected, so that its input is kept. */
  keepMounted?: boolean | undefined
}

const Root = styled(Engine.Panel)`
  min-inline-size: 0;
  border-radius: ${tokens.radius.sm};
`

/** Renders a `<div role="tabpanel">`, shown while its tab is chosen. Attributes out, while true: `data-hidden`. */
export const TabPanel = ({ keepMounted = false, ...rest }: TabPanelProps) => (
  <Root {...rest} keepMounted={keepMounted} />
)
