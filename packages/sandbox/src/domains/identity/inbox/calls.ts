import type { MemberMessage } from './rows.ts'
import { pageOf } from '../../../wire/pageOf.ts'
import type { Answer } from '../../../wire/Answer.ts'
import { FEEDBACK_LENGTH, feedbackOf, takeFeedback } from './feedback.ts'
import { inboxOf, isQuestion, markRead, messageOf, removeMessages, serviceThread, writeToService } from './inbox.ts'
import { asHtml, messageWords } from './texts.ts'
import { MESSAGES_KEPT_DAYS, unreadMessages } from './messages.ts'
import { inLanguage } from '../../../core/words/Words.ts'
import { signedIn, type Handlers } from '../../../wire/Call.ts'

const EXCERPT = 120

function messageEntry(message: MemberMessage, language: string): Answer<'inbox.detail'> {
  const { title, body } = messageWords(message.key, message.values)
  const text = inLanguage(body, language)
  return {
    messageId: String(message.id),
    title: inLanguage(title, language),
    excerpt: text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : text,
    read: message.read,
    createdAt: message.at,
    content: asHtml(text),
    about: message.about ?? null,
  }
}

/** The inbox and the thread with customer service. */
export const inboxHandlers: Handlers<'inbox'> = {
  'inbox.list': (world, call, { unreadOnly, language, page, size }) => {
    const { member } = signedIn(call)
    const messages = inboxOf(world, member.id).filter((message) => !unreadOnly || !message.read)
    const { rows, totalPages, totalCount } = pageOf(messages, page, Math.min(size, 100))
    const list = rows.map((message) => messageEntry(message, language ?? call.language))
    return {
      list,
      totalPages,
      totalCount,
      unreadCount: unreadMessages(world, member.id),
      keptDays: MESSAGES_KEPT_DAYS,
    }
  },
  'inbox.detail': (world, call, { messageId, language }) =>
    messageEntry(messageOf(world, signedIn(call).member.id, messageId), language ?? call.language),
  'inbox.markRead': (world, call, { messageIds }) => {
    const { member } = signedIn(call)
    markRead(world, member.id, messageIds)
    return { unreadCount: unreadMessages(world, member.id) }
  },
  'inbox.remove': (world, call, { messageIds }) => {
    const { member } = signedIn(call)
    removeMessages(world, member.id, messageIds)
    return { unreadCount: unreadMessages(world, member.id) }
  },
  'inbox.thread': (world, call) =>
    serviceThread(world, signedIn(call).member.id).map((message) => ({
      messageId: String(message.id),
      mine: isQuestion(message),
      content: message.values[0] ?? '',
      createdAt: message.at,
    })),
  'inbox.write': (world, call, { content }) => {
    const message = writeToService(world, signedIn(call).member, content)
    return { messageId: String(message.id), createdAt: message.at }
  },
}

/** Feedback and complaints. */
export const feedbackHandlers: Handlers<'feedback'> = {
  'feedback.submit': (world, call, { questionType, content, contact }) => {
    const { reference, at } = takeFeedback(world, call.merchant, { kind: questionType, content, contact })
    return { reference, createdAt: at }
  },
  'feedback.status': (world, call, { reference }) => {
    const feedback = feedbackOf(world, call.merchant, reference)
    return {
      reference: feedback.reference,
      questionType: feedback.kind,
      content: feedback.content,
      createdAt: feedback.at,
      status: feedback.status,
      answer: feedback.answer || null,
      answeredAt: feedback.answeredAt,
    }
  },
  'feedback.settings': () => ({ ...FEEDBACK_LENGTH }),
}
