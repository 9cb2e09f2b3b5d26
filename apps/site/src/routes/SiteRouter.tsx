import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { Router } from 'react-router-dom'
import { siteBase } from '../ports/sitePaths.ts'
import { siteHistory } from './siteHistory.ts'

/** The router over the browser's history with the rules of the site (S-047). */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(siteHistory)
  const [{ location, action }, setShown] = useState(history.shown)
  useLayoutEffect(() => history.listen((shown) => startTransition(() => setShown(shown))), [history])
  return (
    <Router basename={siteBase} location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}
