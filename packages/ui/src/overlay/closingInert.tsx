import type { ComponentProps } from 'react'

/** For a positioner's `render`: makes a popup inert as soon as it starts to fade out. */
export const closingInert = (props: ComponentProps<'div'>, { open }: { readonly open: boolean }) => (
  <div {...props} inert={!open} />
)
