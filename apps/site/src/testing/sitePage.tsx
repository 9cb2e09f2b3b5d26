import { signInStore } from '@croupier/stores'
import type { ComponentType, ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { useSitePage } from '../routes/routes.ts'
import { SiteFixture, type SiteFixtureProps } from './SiteFixture.tsx'

/** The address and the person of a page, and how the platform differs from the default. */
export interface SitePageProps extends Partial<Omit<SiteFixtureProps, 'prepare' | 'children'>> {
  /** The page's address. */
  readonly at: string
  /** A seeded person; default a visitor. */
  readonly username?: string
  /** What happens before the page shows. */
  readonly before?: SiteFixtureProps['prepare']
}

/** The category that the address names: the router hands it to a page otherwise. */
export const useGameType = (): string => useSitePage().gameType ?? ''

/** Stories of {@link sitePage} bring their own router. */
export const ownRouter = { router: false, layout: 'fullscreen' } as const

/** A part of the site at its address, as a visitor or a seeded person sees it, opened as a first page. For stories. */
export const sitePage = (Page: ComponentType, { at, username, before, ...fixture }: SitePageProps): ReactElement => (
  <SiteFixture
    {...fixture}
    prepare={async (root, operate) => {
      // The gift has its own stories.
      root.ports.sessionStorage.setItem('GIFT_POPUP_GUEST', 'closed')
      root.ports.sessionStorage.setItem('GIFT_POPUP_USER', 'closed')
      await root.start()
      if (username !== undefined)
        await root.store(signInStore).signIn({ type: 'username', username, password: 'Croupier1' })
      await before?.(root, operate)
    }}
  >
    <MemoryRouter initialEntries={[at]}>
      <Page />
    </MemoryRouter>
  </SiteFixture>
)
