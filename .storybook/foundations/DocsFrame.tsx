import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { BrandProvider } from '@croupier/ui/BrandProvider'
import '@croupier/ui/fonts.css'
import { useEffect, useMemo, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { themes } from 'storybook/theming'
import { brandOf } from '../brands.ts'
import { merchantBrand } from '../merchants.ts'
import type { Globals } from '../SideBySide.tsx'
import { DocsLook, type Look } from './DocsLook.ts'

type Channel = DocsContainerProps['context']['channel']

/** What the toolbars are set to. Storybook sends it when the frame loads, and again with each change. */
const latest = (channel: Channel): Globals => {
  const [told] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as readonly { globals?: Globals }[]
  return told?.globals ?? {}
}

function useGlobals(channel: Channel): Globals {
  const [globals, setGlobals] = useState(() => latest(channel))
  useEffect(() => {
    const take = () => setGlobals(latest(channel))
    const events = [SET_GLOBALS, GLOBALS_UPDATED]
    for (const event of events) channel.on(event, take)
    take()
    return () => {
      for (const event of events) channel.off(event, take)
    }
  }, [channel])
  return globals
}

/** The frame of every docs page: the brand and theme of the toolbars, also where the page shows no story. */
export default function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme, brand: name, density, merchant } = useGlobals(context.channel)
  const look = useMemo<Look>(
    () => ({
      brand: brandOf(name, density, merchantBrand(merchant)),
      themes: theme === 'both' ? ['light', 'dark'] : [theme === 'dark' ? 'dark' : 'light'],
    }),
    [theme, name, density, merchant],
  )
  return (
    <DocsContainer context={context} theme={theme === 'dark' ? themes.dark : themes.light}>
      <BrandProvider brand={look.brand}>
        <DocsLook value={look}>{children}</DocsLook>
      </BrandProvider>
    </DocsContainer>
  )
}
