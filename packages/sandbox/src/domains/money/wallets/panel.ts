import type { World } from '../../../World.ts'
import * as z from 'zod/mini'
import type { PanelPart } from '../../../panel/PanelPart.ts'
import { ActionRefused, action, merchant, yes } from '../../../panel/action.ts'
import { changeSettings, operatorSettings } from '../../merchants/merchants/rules.ts'

function ownerIn(world: World, account: string, merchantCode: string): boolean {
  return world.tables.members.get(account.split(':')[1] ?? '')?.merchant === merchantCode
}

/** Operator actions for wallets. */
export const walletPanel = {
  actions: {
    'wallets/perVendor': action(z.object({ merchant: z.string(), on: yes }), ({ world }, input) => {
      const { code } = merchant(world, input.merchant)
      // Money in vendors' wallets would be out of reach: it has to be brought back first.
      if (!input.on) {
        for (const account of world.tables.accounts.all()) {
          if (account.kind === 'wallet' && account.balance > 0n && ownerIn(world, account.id, code))
            throw new ActionRefused('members still have money in vendors’ wallets')
        }
      }
      const walletPerVendor = { ...operatorSettings(world).walletPerVendor, [code]: input.on }
      changeSettings(world, { walletPerVendor })
      return { merchant: code, on: input.on }
    }),
  },
} satisfies PanelPart
