import { MINUTE } from '@croupier/locales/calendar'
import * as z from 'zod/mini'
import type { PanelPart } from '../../../panel/PanelPart.ts'
import { ActionRefused, action, whole, wholeOrNothing } from '../../../panel/action.ts'
import { setMaintenance } from './maintenance.ts'

/** Games and vendors out of service. */
export const cataloguePanel = {
  actions: {
    'games/maintenance': action(
      z.object({ vendor: z.optional(z.string()), nodeId: z.optional(whole), minutes: wholeOrNothing }),
      ({ context }, { vendor, nodeId, minutes }) => {
        const until = minutes ? context.clock.now() + minutes * MINUTE : null
        if (nodeId !== undefined && context.catalogue.gameByNode.has(nodeId)) setMaintenance(context, { nodeId }, until)
        else if (vendor && context.catalogue.vendorByCode.has(vendor)) setMaintenance(context, { vendor }, until)
        else throw new ActionRefused('name a vendor or the node id of a game')
        return { vendor, nodeId, until }
      },
    ),
  },
} satisfies PanelPart
