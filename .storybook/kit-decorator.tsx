/// <reference path="./styles.d.ts" />
import { FormTextProvider } from '@croupier/forms'
import { languageOf, loadMessages, pseudoLanguages, registerLanguage } from '@croupier/locales'
import { applyTheme, BrandProvider, DirectionProvider, felt, parseBrand } from '@croupier/ui'
import type { Decorator, Loader } from '@storybook/react-vite'
import { useLayoutEffect, useMemo, type ReactNode } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import '@croupier/ui/fonts.css'
import '@croupier/ui/fonts-bengali.css'
import dhaka from '../packages/ui/src/brands/dhaka.json' with { type: 'json' }
import manila from '../packages/ui/src/brands/manila.json' with { type: 'json' }

registerLanguage(pseudoLanguages.ltr)
registerLanguage(pseudoLanguages.rtl)

const brands = { felt, manila: parseBrand(manila), dhaka: parseBrand(dhaka) }

/** Loads the texts of the toolbar's language before a story renders. */
export const loadTexts: Loader = async ({ globals }) => ({ messages: await loadMessages(String(globals['language'])) })

function FormTexts({ children }: { children: ReactNode }) {
  const intl = useIntl()
  const text = useMemo(
    () => (key: string, values?: Readonly<Record<string, string | number>>) =>
      intl.formatMessage({ id: key }, values ?? {}),
    [intl],
  )
  return <FormTextProvider text={text}>{children}</FormTextProvider>
}

/** Gives every story the kit's brand, theme, language, direction and texts from the toolbars. */
export const withKit: Decorator = (Story, { globals, loaded, parameters }) => {
  const theme = globals['theme'] === 'dark' ? 'dark' : 'light'
  const brand = brands[String(globals['brand']) as keyof typeof brands] ?? felt
  const language = languageOf(String(globals['language'])) ?? languageOf('EN')
  useLayoutEffect(() => {
    applyTheme(theme)
    document.documentElement.dir = language.direction
    document.documentElement.lang = language.tag
  }, [theme, language])
  const messages = (loaded['messages'] ?? {}) as Record<string, string>
  const story = <Story />
  return (
    <BrandProvider brand={brand}>
      <IntlProvider locale={language.tag} messages={messages} defaultLocale="en">
        <DirectionProvider direction={language.direction}>
          <FormTexts>{parameters['router'] === false ? story : <MemoryRouter>{story}</MemoryRouter>}</FormTexts>
        </DirectionProvider>
      </IntlProvider>
    </BrandProvider>
  )
}
