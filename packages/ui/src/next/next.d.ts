/** The part of Next.js that the kit uses; Next.js is an optional peer and not installed here. */
declare module 'next/navigation' {
  import type { ReactNode } from 'react'
  /** Adds what `render` returns to the HTML before each part of it that is streamed. */
  export function useServerInsertedHTML(render: () => ReactNode): void
}
