import type { PlainKey } from '@croupier/locales'

const labels: Readonly<Record<string, PlainKey>> = {
  slots: 'con_rng',
  live: 'con_live',
  card: 'con_pvp',
  sports: 'con_sports',
  lottery: 'con_lott',
}

/** The key of a rebate product's name; that of all games for an unknown product. */
export const productLabel = (product: string): PlainKey => labels[product] ?? 'in_increase_game'
