import * as z from 'zod/mini'
import { action, merchant } from '../../../panel/action.ts'
import type { PanelPart } from '../../../panel/PanelPart.ts'
import { PRODUCTS as MARKETING_PRODUCTS } from '../../identity/members/consent.ts'
import { sendCampaign } from './marketing.ts'

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))

/** The operator's advertising. */
export const marketingPanel = {
  actions: {
    'marketing/send': action(
      z.object({
        merchant: z.string(),
        product: z.enum(MARKETING_PRODUCTS),
        title: text(80),
        content: text(2_000),
      }),
      ({ context }, { merchant: code, ...campaign }) => ({
        sent: sendCampaign(context, merchant(context, code), campaign),
      }),
    ),
  },
} satisfies PanelPart
