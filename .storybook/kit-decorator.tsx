/// <reference path="./styles.d.ts" />
import type { TextPort } from '@croupier/forms'
import { FormTextProvider } from '@croupier/forms/FormTextProvider'
import { kitTexts } from '@croupier/forms/kitTexts'
import type { Brand } from '@croupier/ui'
import { BrandProvider } from '@croupier/ui/BrandProvider'
import { BrandScope } from '@croupier/ui/BrandScope'
import { DirectionProvider } from '@croupier/ui/DirectionProvider'
import { FiguresProvider, type WriteFigures } from '@croupier/ui/FiguresProvider'
import { KitTexts } from '@croupier/ui/KitTexts'
import { applyTheme } from '@croupier/ui/storedTheme'
import { tokens } from '@croupier/ui/theme'
import type { Decorator, Loader } from '@storybook/react-vite'
import { useCallback, useLayoutEffect, useMemo, type ComponentType, type ReactNode } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import '@croupier/ui/fonts.css'
import '@croupier/ui/brands/arcade.css'
import '@croupier/ui/brands/royale.css'
import { brandOf } from './brands.ts'
import { merchantBrand, merchantOf } from './merchants.ts'
import type { SheetProps } from './Sheet.tsx'
import type { SideBySideProps } from './SideBySide.tsx'
import { StoryMerchant } from './StoryMerchant.ts'
import { StoryBrandContext } from './StoryBrand.tsx'
import { takeTurn } from './takeTurn.ts'
import { inDigits, languageOf, textsOf } from './texts.ts'

/**
 * Loads the texts of the toolbar's language before a story renders, and for a sheet its stories and all of their texts.
 * What only a reviewer or a picture asks for is loaded here too, so that it is there when the story is drawn.
 */
export const loadTexts: Loader = async ({ id, globals, viewMode }) => {
  const theme = viewMode === 'docs' ? undefined : globals['theme']
  if (theme === 'sheet') {
    const { default: Sheet, storiesOnSheet } = await import('./Sheet.tsx')
    const codes = ['EN', 'AR', 'MY']
    const texts = await Promise.all(codes.map(textsOf))
    const messages = Object.fromEntries(codes.map((code, at) => [code, texts[at]]))
    return { Sheet, stories: await storiesOnSheet(id), messages }
  }
  return {
    messages: await textsOf(String(globals['language'])),
    ...(theme === 'both' && { SideBySide: (await import('./SideBySide.tsx')).default }),
  }
}

/** What {@link loadTexts} loads, as far as the theme needs it. */
interface Loaded {
  readonly messages: Readonly<Record<string, string>>
  readonly stories: SheetProps['stories']
  readonly Sheet: ComponentType<SheetProps>
  readonly SideBySide: ComponentType<SideBySideProps>
}

interface Preview {
  readonly currentRender?: { readonly renderOptions?: { autoplay?: boolean } }
}

/**
 * Turns play functions off in the page around side-by-side frames: the story plays inside each frame, one after the
 * other. Storybook has no setting for this, so it uses the switch that Storybook itself turns off for embedded stories.
 */
export const playInFrames: Loader = async ({ globals, viewMode }) => {
  if (window.frameElement?.hasAttribute('data-side')) await takeTurn(globals['motion'] === 'still')
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: Preview }
  const options = preview?.currentRender?.renderOptions
  if (options && /^(?:both|sheet)$/.test(String(globals['theme'])) && viewMode !== 'docs') options.autoplay = false
  return {}
}

function FormTexts({ language, children }: { language: StoryPlace['language']; children: ReactNode }) {
  const intl = useIntl()
  const {
    digits: [digits],
  } = language
  const figures = useCallback<WriteFigures>((text) => inDigits(text, digits), [digits])
  const text = useMemo<TextPort>(() => (key, values) => intl.formatMessage({ id: key }, values ?? {}), [intl])
  const words = useMemo(() => kitTexts(text), [text])
  return (
    <FormTextProvider text={text} language={intl.locale}>
      <KitTexts texts={words}>
        <FiguresProvider figures={figures}>{children}</FiguresProvider>
      </KitTexts>
    </FormTextProvider>
  )
}

interface StoryPlace {
  readonly brand: Brand
  readonly theme: 'light' | 'dark'
  readonly language: ReturnType<typeof languageOf> & object
  readonly direction: 'ltr' | 'rtl'
  readonly children: ReactNode
}

/** The direction chosen in the toolbar; undefined when the language decides. */
const directionOf = (value: unknown) => (value === 'ltr' || value === 'rtl' ? value : undefined)

// Like reduced motion, but regardless of the device, and for automatic motion too.
const still = '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent}'

/**
 * A story on a docs page, with its own theme and direction instead of the page's. Overlays, such as menus, have the
 * page's direction.
 */
const OnItsOwn = ({ brand, theme, language, direction, children }: StoryPlace) => (
  <BrandScope
    brand={brand}
    theme={theme}
    dir={direction}
    lang={language.tag}
    style={{ padding: '1rem', background: tokens.color.canvas, color: tokens.color.text }}
  >
    {children}
  </BrandScope>
)

/** Gives every story the kit's brand, theme, language, direction and texts from the toolbars. */
export const withKit: Decorator = (Story, { id, args, initialArgs, globals, loaded, parameters, viewMode }) => {
  const { messages = {}, stories = [], Sheet, SideBySide } = loaded as Partial<Loaded>
  const theme = globals['theme'] === 'dark' ? 'dark' : 'light'
  const merchant = merchantOf(globals['merchant'])
  const brand = brandOf(globals['brand'], globals['density'], merchantBrand(merchant?.code))
  const language = languageOf(String(globals['language'])) ?? languageOf('EN')
  const direction = directionOf(globals['direction']) ?? language.direction
  const inDocs = viewMode === 'docs'
  useLayoutEffect(() => {
    if (inDocs) return
    applyTheme(theme)
    document.documentElement.dir = direction
    document.documentElement.lang = language.tag
  }, [theme, language, direction, inDocs])
  if (Sheet)
    return (
      <BrandProvider brand={brand}>
        <style>{still}</style>
        <Sheet globals={globals} stories={stories} messages={messages} />
      </BrandProvider>
    )
  const themes: readonly StoryPlace['theme'][] = globals['theme'] === 'both' ? ['light', 'dark'] : [theme]
  const story = SideBySide ? (
    <SideBySide
      id={id}
      globals={globals}
      themes={themes}
      height="calc(100dvh - 2rem)"
      initialArgs={initialArgs}
      args={args}
    />
  ) : inDocs ? (
    themes.map((one) => (
      <OnItsOwn key={one} brand={brand} theme={one} language={language} direction={direction}>
        <Story />
      </OnItsOwn>
    ))
  ) : (
    <Story />
  )
  return (
    <BrandProvider brand={brand}>
      {globals['motion'] === 'still' && <style>{still}</style>}
      <IntlProvider locale={language.tag} messages={messages} defaultLocale="en">
        <DirectionProvider direction={direction}>
          <StoryBrandContext value={brand}>
            <StoryMerchant value={merchant}>
              <FormTexts language={language}>
                {parameters['router'] === false ? story : <MemoryRouter>{story}</MemoryRouter>}
              </FormTexts>
            </StoryMerchant>
          </StoryBrandContext>
        </DirectionProvider>
      </IntlProvider>
    </BrandProvider>
  )
}
