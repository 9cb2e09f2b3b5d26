/**
 * The product's drawn pictures for stories: the sandbox's own tiles, banners and marks, which are in no application's
 * bundle. Each is drawn once a page and has a short address.
 */
import { drawAvatar } from '../packages/sandbox/src/art/avatar.ts'
import { drawBanner, type BannerDescriptor } from '../packages/sandbox/src/art/banner.ts'
import { drawGoods } from '../packages/sandbox/src/art/goods.ts'
import { drawPayment, drawVendor } from '../packages/sandbox/src/art/mark.ts'
import { drawTile, type GameDescriptor } from '../packages/sandbox/src/art/tile.ts'

const addresses = new Map<string, string>()

const address = (key: string, draw: () => string): string => {
  const known = addresses.get(key) ?? URL.createObjectURL(new Blob([draw()], { type: 'image/svg+xml' }))
  addresses.set(key, known)
  return known
}

/**
 * The picture of a game, 3:4. What the game is called and which kind it is decide what is drawn; else its number does.
 */
export const storyArt = (number: number, game: GameDescriptor = {}): string =>
  address(`game ${number} ${JSON.stringify(game)}`, () => drawTile(`story-${number}`, game))

/** A banner, 3:1. */
export const storyBanner = (number: number, banner: BannerDescriptor = {}): string =>
  address(`banner ${number} ${JSON.stringify(banner)}`, () => drawBanner(`story-${number}`, banner))

const vendors = ['JILI', 'PGS', 'PP', 'EG4', 'CQ9', 'FC', 'JDB', 'KA', 'SPB', 'MG']

/** The mark of a vendor. */
export const storyLogo = (number: number): string =>
  address(`vendor ${number}`, () => drawVendor(vendors[number] ?? `story${number}`))

/** The mark of a way to pay, by the platform's name of it. */
export const storyPayment = (method: string): string => address(`payment ${method}`, () => drawPayment(method))

/** The picture of a member. */
export const storyAvatar = (number: number): string => address(`avatar ${number}`, () => drawAvatar(number))

/** A piece of the points mall, by its id. */
export const storyGoods = (id: string): string => address(`goods ${id}`, () => drawGoods(id) ?? '')
