import { useEffect } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { drawPictures } from './drawPictures.ts'

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="40"><rect width="30" height="40"/></svg>'

/** A platform with one picture. */
const app = {
  fetch: ({ url }: Request) =>
    url.endsWith('/art/game/7.svg')
      ? new Response(picture, { headers: { 'content-type': 'image/svg+xml' } })
      : new Response('', { status: 404 }),
}

function Tile() {
  useEffect(() => drawPictures({ app } as unknown as Parameters<typeof drawPictures>[0], true), [])
  return <img src="/art/game/7.svg" alt="Lucky Harbour" />
}

const meta = preview.meta({ title: 'Site/Find a game/Drawn pictures', component: Tile, tags: ['!dev', '!autodocs'] })

export const Drawn = meta.story({
  name: 'A picture that only the platform has is drawn',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img').naturalWidth).toBe(30))
  },
})
