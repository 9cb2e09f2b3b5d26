import { paths } from '@croupier/stores'

/** Paths of pages that are a game: its own bar shows time and result there. */
export const gamePages: readonly string[] = [paths.game, paths.fbSports, paths.seamless]
