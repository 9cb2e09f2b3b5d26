import * as z from 'zod/mini'
import type { PanelPart } from '../../../panel/PanelPart.ts'
import { action, yes } from '../../../panel/action.ts'
import { decideRedemption } from './mall.ts'

const remark = z._default(z.string().check(z.maxLength(200)), '')

/** Operator decisions on redemptions. */
export const pointPanel = {
  actions: {
    'redemptions/decide': action(z.object({ id: z.string(), approve: yes, remark }), ({ context }, input) =>
      decideRedemption(context, input.id, input.approve, input.remark),
    ),
  },
} satisfies PanelPart
