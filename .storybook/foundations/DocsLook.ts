import type { Brand } from '@croupier/ui'
import { felt } from '@croupier/ui/felt'
import { createContext } from 'react'

/** The toolbars' look for pages without a story, such as Foundations. */
export interface Look {
  readonly brand: Brand
  /** One theme, or both side by side. */
  readonly themes: readonly ('light' | 'dark')[]
}

/** The look of the docs page. */
export const DocsLook = createContext<Look>({ brand: felt, themes: ['light'] })
