import * as z from 'zod/mini'
import type { PanelPart } from '../../../panel/PanelPart.ts'
import { action, yes } from '../../../panel/action.ts'
import { incidentActions } from './incidents.ts'
import { changeSettings } from '../../merchants/merchants/rules.ts'

/** Whether popup notices are sent. */
export const noticePanel = {
  actions: {
    ...incidentActions,
    'popups/set': action(z.object({ on: yes }), ({ context }, input) => {
      changeSettings(context, { popups: input.on })
      return { on: input.on }
    }),
  },
} satisfies PanelPart
