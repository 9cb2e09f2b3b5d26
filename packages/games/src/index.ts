/** Name of this package; the demo games move here. */
export const packageName = '@croupier/games'
