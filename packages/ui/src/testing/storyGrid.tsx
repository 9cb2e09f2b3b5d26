import type { ReactNode } from 'react'

/** For stories: cards side by side as on a page of the site. */
export const Grid = ({ children, min = '17rem' }: { children: ReactNode; min?: string }) => (
  <div
    style={{ display: 'grid', gap: '1rem', gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}), 1fr))` }}
  >
    {children}
  </div>
)

/** For stories: dark, right to left and 360 px wide, together. */
export const darkPhone = { theme: 'dark', language: 'XB', viewport: { value: 'phone' } } as const

/** For stories: an inline picture in two colours; nothing is fetched. */
export const picture = (from: string, to: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 250"><defs><linearGradient id="g"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="600" height="250" fill="url(#g)"/><circle cx="470" cy="110" r="150" fill="#fff" fill-opacity=".14"/><circle cx="420" cy="160" r="60" fill="#fff" fill-opacity=".2"/></svg>`,
  )}`
