import { createElement, type ComponentType } from 'react'
import { useLocation, type RouteObject } from 'react-router-dom'
import { NotFoundPage } from '../pages/not-found/NotFoundPage.tsx'
import { areSwitchedOn } from '@croupier/stores'
import { placeAt } from './address.ts'
import { useRoot } from '../base/RootContext.ts'
import type { PageLoad } from '../base/pageLoads.ts'
import { sitePages, type PageProps, type SitePage } from './pages.ts'

/** Shown for an unknown address. It is part of the shell, so it never loads separately. */
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
 * The record of the page in the address. A page that the merchant does not have counts as an unknown address. Use
 * inside an observer.
 */
export function useSitePage(): typeof notFound {
  const { page } = placeAt(useLocation().pathname)
  const { system } = useRoot()
  return page && areSwitchedOn(page, system) ? page : notFound
}

/**
 * Fetches the page of this path ahead of its first render.
 * @returns loads that can begin before it renders.
 */
export async function preloadPage(path: string): Promise<readonly PageLoad[]> {
  const { page } = placeAt(path).page ?? {}
  await page?.preload()
  return page?.loads() ?? []
}
