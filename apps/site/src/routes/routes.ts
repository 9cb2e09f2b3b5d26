import { createElement, type ComponentType } from 'react'
import { useLocation, type RouteObject } from 'react-router-dom'
import { NotFoundPage } from '../pages/not-found/NotFoundPage.tsx'
import { areSwitchedOn } from '@croupier/stores'
import { placeAt } from './address.ts'
import { useRoot } from '../base/RootContext.ts'
import type { PageLoad } from '../base/pageLoads.ts'
import { sitePages, type PageProps, type SitePage } from './pages.ts'

/** What is shown where there is no page. It is never loaded: it comes with the shell. */
export const notFound: Pick<SitePage, 'titleKey' | 'openOnBreak'> & Partial<SitePage> = {
  titleKey: 'title.not_found',
  openOnBreak: true,
}

/** The routes of the table. Pages with the same component and props are one to React: closing /login keeps home. */
export const routes: RouteObject[] = [
  ...sitePages.map(({ path, page, props = {} }) => ({
    path,
    element: createElement(page as ComponentType<Partial<PageProps>>, {
      key: [page.chunk, ...Object.values(props)].join(' '),
      ...props,
    }),
  })),
  { path: '*', element: createElement(NotFoundPage) },
]

/**
 * The record of the page that the address names. A page that the merchant has not is none: its address is answered like
 * an unknown one. Use inside an observer.
 */
export function useSitePage(): typeof notFound {
  const { page } = placeAt(useLocation().pathname)
  const { system } = useRoot()
  return page && areSwitchedOn(page, system) ? page : notFound
}

/**
 * Fetches the page of this path ahead of its first render.
 * @returns what it can load before it is drawn.
 */
export async function preloadPage(path: string): Promise<readonly PageLoad[]> {
  const { page } = placeAt(path).page ?? {}
  await page?.preload()
  return page?.loads() ?? []
}
