import { withMoney } from '../../../core/words/moneyWords.ts'
import { inLanguage } from '../../../core/words/Words.ts'
import type { Handlers } from '../../../wire/Call.ts'
import { moneyOfPoints } from '../../rewards/points/mall.ts'
import { healthOf } from './incidents.ts'
import { helpItems } from './helpItems.ts'

/** The help centre. */
export const helpHandlers: Handlers<'help'> = {
  'help.health': (context, call) => healthOf(context, call.merchant),
  'help.centre': (_context, call, { lang }) =>
    helpItems.map(({ tag, title, content }) => ({
      tag,
      title: inLanguage(title, (lang ?? call.language).toUpperCase()),
      content: inLanguage(
        withMoney(content, call.merchant, [moneyOfPoints(100n)]),
        (lang ?? call.language).toUpperCase(),
      ),
    })),
}
