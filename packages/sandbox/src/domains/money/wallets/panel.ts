import type { Context } from '../../../Context.ts'
import * as z from 'zod/mini'
import type { PanelPart } from '../../../panel/PanelPart.ts'
import { ActionRefused, action, merchant, yes } from '../../../panel/action.ts'
import { changeSettings, operatorSettings } from '../../merchants/merchants/rules.ts'

function ownerIn(context: Context, account: string, merchantCode: string): boolean {
  return context.tables.members.get(account.split(':')[1] ?? '')?.merchant === merchantCode
}

/** Operator actions for wallets. */
export const walletPanel = {
  actions: {
    'wallets/perVendor': action(z.object({ merchant: z.string(), on: yes }), ({ context }, input) => {
      const { code } = merchant(context, input.merchant)
      // Money in vendors' wallets would become unreachable, so it must be moved back first.
      if (!input.on) {
        for (const account of context.tables.accounts.all()) {
          if (account.kind === 'wallet' && account.balance > 0n && ownerIn(context, account.id, code))
            throw new ActionRefused('members still have money in vendors’ wallets')
        }
      }
      const walletPerVendor = { ...operatorSettings(context).walletPerVendor, [code]: input.on }
      changeSettings(context, { walletPerVendor })
      return { merchant: code, on: input.on }
    }),
  },
} satisfies PanelPart
