import * as z from 'zod/mini'
import type { PanelPart } from '../../panel/PanelPart.ts'
import { ActionRefused, action, merchant } from '../../panel/action.ts'
import { SAFETY_MARKETS, safetyRules } from './markets.ts'

/** The market whose safety rules a merchant follows. */
export const safetyPanel = {
  actions: {
    'safety/market': action(z.object({ merchant: z.string(), market: z.string() }), ({ world }, input) => {
      const found = merchant(world, input.merchant)
      if (!Object.hasOwn(SAFETY_MARKETS, input.market)) throw new ActionRefused(`no market ${input.market}`)
      world.tables.safetyMarkets.put(found.code, input.market)
      return safetyRules(world, found)
    }),
  },
} satisfies PanelPart
