import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { BrandProvider, felt, type Brand } from '@croupier/ui'
import { createContext, type PropsWithChildren } from 'react'
import { brandOf } from './brands.ts'
import { merchantBrand, merchantOf } from './merchants.ts'

/** Brand and theme that the toolbars choose. */
export interface DocsLook {
  readonly brand: Brand
  readonly theme: 'light' | 'dark'
}

/** The toolbars' brand and theme, for the samples of a docs page. */
export const DocsLookContext = createContext<DocsLook>({ brand: felt, theme: 'light' })

interface Preview {
  readonly storyStoreValue?: { readonly userGlobals: { readonly get: () => Readonly<Record<string, unknown>> } }
}

/** A page without a story is not told the toolbars' settings, so they are read where Storybook keeps them. */
const globalsNow = () => {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: Preview }
  return preview?.storyStoreValue?.userGlobals.get() ?? {}
}

/**
 * The frame of every docs page, with the kit's tokens: a page that is opened directly has them too. Storybook renders it
 * again when a toolbar changes.
 */
const KitDocs = ({ context, theme: docsTheme, children }: PropsWithChildren<DocsContainerProps>) => {
  const globals = globalsNow()
  const brand = brandOf(globals['brand'], globals['density'], merchantBrand(merchantOf(globals['merchant'])?.code))
  const theme = globals['theme'] === 'dark' ? 'dark' : 'light'
  return (
    <DocsContainer context={context} {...(docsTheme && { theme: docsTheme })}>
      <BrandProvider brand={brand} styles={['tokens']}>
        <DocsLookContext value={{ brand, theme }}>{children}</DocsLookContext>
      </BrandProvider>
    </DocsContainer>
  )
}

export default KitDocs
