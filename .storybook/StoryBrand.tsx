import type { Brand } from '@croupier/ui'
import { BrandLogo, type BrandLogoProps } from '@croupier/ui/BrandLogo'
import { felt } from '@croupier/ui/felt'
import { createContext, use } from 'react'

/** The brand chosen in the toolbar, for stories that show its name. */
export const StoryBrandContext = createContext<Brand>(felt)

/** The name of the toolbar's brand. Renders text. */
export const StoryBrandName = () => use(StoryBrandContext).title

/** The logo of the toolbar's brand, or its name when it has none. Renders a `BrandLogo` for deep ground. */
export const StoryLogo = (props: Omit<BrandLogoProps, 'name'>) => (
  <BrandLogo {...props} name={use(StoryBrandContext).title} ground="deep" />
)
