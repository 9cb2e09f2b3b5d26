import * as z from 'zod/mini'
import { action, merchant } from '../../../panel/action.ts'
import type { PanelPart } from '../../../panel/PanelPart.ts'
import { PRODUCTS as MARKETING_PRODUCTS } from '../../identity/members/consent.ts'
import { sendCampaign } from './marketing.ts'

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))

/** Advertising, as the operator sends it. */
export const marketingPanel = {
  actions: {
    'marketing/send': action(
      z.object({
        merchant: z.string(),
        product: z.enum(MARKETING_PRODUCTS),
        title: text(80),
        content: text(2_000),
      }),
      ({ world }, { merchant: code, ...campaign }) => ({ sent: sendCampaign(world, merchant(world, code), campaign) }),
    ),
  },
} satisfies PanelPart
