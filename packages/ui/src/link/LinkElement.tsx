import { useRender } from '@base-ui/react/use-render'
import type { ComponentProps, ReactElement } from 'react'

/** Props of every link in the kit. */
export interface LinkElementProps extends ComponentProps<'a'> {
  /** The router's own link, for addresses of the same site: `render={<RouterLink to="/rng" />}`. */
  render?: ReactElement | undefined
}

/** Renders an `<a>`, or the element of `render`, with every prop and the ref. */
export const LinkElement = ({ render, ref, ...props }: LinkElementProps) =>
  useRender({ defaultTagName: 'a', render, ref, props })
