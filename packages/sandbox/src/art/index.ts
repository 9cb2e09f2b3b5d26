import { Hono } from 'hono'
import { drawAvatar } from './avatar.ts'
import { drawBanner, type BannerDescriptor } from './banner.ts'
import { drawPayment, drawVendor, drawVendorWide, type VendorDescriptor } from './mark.ts'
import { drawCrest } from './crest.ts'
import { hashText } from './seed.ts'
import { drawGoods } from './goods.ts'
import { drawSymbol } from './symbol.ts'
import { drawTile, type GameDescriptor } from './tile.ts'

export { avatarCount } from './avatar.ts'
export { bannerKinds, type BannerDescriptor } from './banner.ts'
export type { VendorDescriptor } from './mark.ts'
export type { GameDescriptor } from './tile.ts'

/** Looks up what a picture shows. Without it, a picture is drawn from its id alone. */
export interface ArtCatalogue {
  readonly game?: (nodeId: string) => GameDescriptor | undefined
  readonly vendor?: (code: string) => VendorDescriptor | undefined
  readonly banner?: (id: string) => BannerDescriptor | undefined
}

/**
 * Draws the picture at `path` as SVG text, or returns `null` when there is no picture at that path:
 * `game/<nodeId>.svg` (300×400), `vendor/<code>.svg` (160×160), `vendor-wide/<code>.svg` (320×96),
 * `banner/<id>.svg` (1200×400), `avatar/<number>.svg` (160×160), `payment/<method>.svg` (160×112) and
 * `slot-symbol/<name>.svg` (200×200), `goods/<id>.svg` (320×240) and `crest/<sport>-<side>.svg` (40×50).
 *
 * The same path and catalogue entry always give the same text. Does no input or output, so it runs in Node and in a
 * browser alike.
 */
export const drawArt = (path: string, catalogue: ArtCatalogue = {}): string | null => {
  const [, kind, id] = /^([a-z-]+)\/([\w-]{1,64})\.svg$/.exec(path) ?? []
  if (kind === undefined || id === undefined) return null
  switch (kind) {
    case 'game':
      return drawTile(id, catalogue.game?.(id))
    case 'vendor':
      return drawVendor(id)
    case 'vendor-wide':
      return drawVendorWide(id, catalogue.vendor?.(id))
    case 'banner':
      return drawBanner(id, catalogue.banner?.(id))
    case 'avatar':
      return /^\d{1,4}$/.test(id) ? drawAvatar(Number(id)) : null
    case 'payment':
      return drawPayment(id)
    case 'goods':
      return drawGoods(id)
    case 'crest':
      return drawCrest(id)
    case 'slot-symbol':
      return drawSymbol(id)
    default:
      return null
  }
}

/** One grey pixel, as a PNG. */
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='),
  (char) => char.charCodeAt(0),
)

/**
 * Serves {@link drawArt} wherever it is mounted: `app.route('/art', artApp(catalogue))`. With `plain`, every
 * picture is one grey pixel.
 */
export const artApp = (catalogue: ArtCatalogue = {}, plain = false): Hono => {
  const app = new Hono()
  app.get('/:kind/:file', (context) => {
    const drawing = drawArt(`${context.req.param('kind')}/${context.req.param('file')}`, catalogue)
    context.header('X-Content-Type-Options', 'nosniff')
    if (drawing === null) return context.text('No such picture', 404)
    const tag = `"${hashText(drawing).toString(36)}-${drawing.length.toString(36)}"`
    context.header('Cache-Control', 'public, max-age=31536000, immutable')
    context.header('ETag', tag)
    context.header('Access-Control-Allow-Origin', '*')
    context.header('Cross-Origin-Resource-Policy', 'cross-origin')
    // // When opened as a page of its own, a picture must not run scripts or load anything.
    context.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    if (context.req.header('If-None-Match')?.includes(tag)) return context.body(null, 304)
    if (plain) return context.body(pixel, 200, { 'Content-Type': 'image/png' })
    return context.body(drawing, 200, { 'Content-Type': 'image/svg+xml; charset=utf-8' })
  })
  return app
}
