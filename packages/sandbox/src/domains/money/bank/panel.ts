import { MINUTE } from '@croupier/locales/calendar'
import * as z from 'zod/mini'
import type { PanelPart } from '../../../panel/PanelPart.ts'
import { ActionRefused, action, merchant, wholeOrNothing } from '../../../panel/action.ts'
import { setBankMaintenance } from './maintenance.ts'

/** Operator actions for banks. */
export const bankPanel = {
  actions: {
    'banks/maintenance': action(
      z.object({ merchant: z.string(), bank: z.string(), minutes: wholeOrNothing }),
      ({ context }, input) => {
        const owner = merchant(context, input.merchant)
        if (!owner.banks.some(({ code }) => code === input.bank)) throw new ActionRefused(`no bank ${input.bank}`)
        const until = input.minutes ? context.clock.now() + input.minutes * MINUTE : null
        setBankMaintenance(context, owner, input.bank, until)
        return { bank: input.bank, until }
      },
    ),
  },
} satisfies PanelPart
