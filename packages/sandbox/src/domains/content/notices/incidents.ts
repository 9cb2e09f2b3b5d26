import { DAY, timeAt } from '@croupier/locales/calendar'
import * as z from 'zod/mini'
import { nextNumber } from '../../../core/state/CoreContext.ts'
import { ActionRefused, action, merchant } from '../../../panel/action.ts'
import type { PanelPart } from '../../../panel/PanelPart.ts'
import type { Answer } from '../../../wire/Answer.ts'
import type { Context } from '../../../Context.ts'
import type { Incident } from './rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'

const SERVICES = ['deposits', 'withdrawals', 'games'] as const
const SHOWN_FOR = 30 * DAY

/** Hours of customer service in the sandbox, and the waiting time during them. */
const OPENS = '08:00'
const CLOSES = '23:00'
const WAIT_MINUTES = 3

/** What works at a merchant now, recent incidents, and the hours of customer service. */
export function healthOf(context: Context, { code, timeZone, service }: Merchant): Answer<'help.health'> {
  const now = context.clock.now()
  const incidents = context.tables.incidents
    .by('merchant', code)
    .filter(({ until }) => until === null || now - until < SHOWN_FOR)
    .toReversed()
  const running = incidents.filter(({ until }) => until === null)
  const time = timeAt(now, timeZone).slice(0, 5)
  const isOpen = time >= OPENS && time < CLOSES
  return {
    services: SERVICES.map((name) => ({
      service: name,
      state: running.find((one) => one.service === name)?.state ?? 'works',
    })),
    incidents: incidents.map(({ id, title, text, from, until }) => ({ id: String(id), title, text, from, until })),
    desks: service.map(({ csType }) => ({
      channel: csType,
      opens: OPENS,
      closes: CLOSES,
      isOpen,
      waitMinutes: isOpen ? WAIT_MINUTES : null,
    })),
  }
}

const words = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))

/** The operator announces an incident, and its end. */
export const incidentActions = {
  'incidents/begin': action(
    z.object({
      merchant: z.string(),
      service: z.enum(SERVICES),
      state: z.enum(['slow', 'down']),
      title: words(80),
      text: words(500),
    }),
    ({ context }, { merchant: asked, ...told }) => {
      const id = nextNumber(context, 'incident', 1)
      const incident: Incident = {
        id,
        merchant: merchant(context, asked).code,
        ...told,
        from: context.clock.now(),
        until: null,
      }
      context.tables.incidents.put(String(id), incident)
      return incident
    },
  ),
  'incidents/end': action(z.object({ id: z.coerce.number() }), ({ context }, { id }) => {
    const incident = context.tables.incidents.get(String(id))
    if (!incident) throw new ActionRefused(`no incident ${id}`)
    const ended: Incident = { ...incident, until: context.clock.now() }
    context.tables.incidents.put(String(id), ended)
    return ended
  }),
} satisfies PanelPart['actions']
