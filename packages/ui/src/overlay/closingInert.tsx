import type { ComponentProps } from 'react'

/** For a positioner's `render`: nothing in a popup that is fading away can be focused, pressed or read out. */
export const closingInert = (props: ComponentProps<'div'>, { open }: { readonly open: boolean }) => (
  <div {...props} inert={!open} />
)
