import type { PlainKey } from '@croupier/locales'

/** Parts of the shell around a page, and the title of the page (S-013, S-019, S-041, S-050). */
export interface PageHandle {
  /** Message key of the title; categories give their game type's name. */
  readonly titleKey: PlainKey
  /** Side menu and footer stand around the page; header-only pages have neither, bare ones not even the header. */
  readonly frame: 'full' | 'headerOnly' | 'bare'
  /** The header's bottom navigation, hidden on /seamless and /lottery. */
  readonly bottomNavigation: boolean
  /** Opens this modal together with the page (/login, /register). */
  readonly modal?: 'login' | 'register'
  /** Stays open to a member on a break: about money out, messages and help, not about play or offers (G-33). */
  readonly openOnBreak?: boolean
}

/** A page with header, side menu and footer. */
export const fullPage = (titleKey: PlainKey, more: Partial<PageHandle> = {}): PageHandle => ({
  titleKey,
  frame: 'full',
  bottomNavigation: true,
  ...more,
})

/** A page under the header alone. */
export const headerOnlyPage = (titleKey: PlainKey, more: Partial<PageHandle> = {}): PageHandle => ({
  ...fullPage(titleKey),
  frame: 'headerOnly',
  ...more,
})

/** A page with nothing around it, for an app that shows it inside its own frame (S-035). */
export const barePage = (titleKey: PlainKey, more: Partial<PageHandle> = {}): PageHandle => ({
  ...fullPage(titleKey),
  frame: 'bare',
  ...more,
})
