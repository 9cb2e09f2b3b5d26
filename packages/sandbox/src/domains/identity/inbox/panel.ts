import * as z from 'zod/mini'
import type { PanelPart } from '../../../panel/PanelPart.ts'
import { action, memberOf } from '../../../panel/action.ts'
import { answerFeedback } from './feedback.ts'
import { answerMember, postMessage } from './inbox.ts'

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))
const who = { merchant: z.string(), account: z.string() }

/** Operator actions that send messages to members. */
export const inboxPanel = {
  actions: {
    'inbox/post': action(z.object({ ...who, title: text(80), content: text(2_000) }), ({ context }, input) => {
      postMessage(context, memberOf(context, input).id, input.title, input.content)
      return { posted: true }
    }),
    'inbox/answer': action(z.object({ ...who, content: text(1_000) }), ({ context }, input) => {
      answerMember(context, memberOf(context, input).id, input.content)
      return { answered: true }
    }),
    'feedback/answer': action(z.object({ reference: z.string(), answer: text(1_000) }), ({ context }, input) =>
      answerFeedback(context, input.reference, input.answer),
    ),
  },
} satisfies PanelPart
