import type { InboxMessage } from './rows.ts'
import { pageOf } from '../../../wire/pageOf.ts'
import type { Answer } from '../../../wire/Answer.ts'
import { FEEDBACK_LENGTH, feedbackOf, takeFeedback } from './feedback.ts'
import { inboxOf, isQuestion, markRead, messageOf, removeMessages, serviceThread, writeToService } from './inbox.ts'
import { asHtml, messageWords } from './texts.ts'
import { MESSAGES_KEPT_DAYS, unreadMessages } from './messages.ts'
import type { Currency } from '../../../core/words/moneyWords.ts'
import { inLanguage } from '../../../core/words/Words.ts'
import { signedIn, type Handlers } from '../../../wire/Call.ts'

const EXCERPT = 120

function messageEntry(message: InboxMessage, currency: Currency, language: string): Answer<'inbox.detail'> {
  const { title, body } = messageWords(message, currency)
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
  'inbox.list': (context, call, { unreadOnly, language, page, size }) => {
    const { member } = signedIn(call)
    const messages = inboxOf(context, member.id).filter((message) => !unreadOnly || !message.read)
    const { rows, totalPages, totalCount } = pageOf(messages, page, Math.min(size, 100))
    const list = rows.map((message) => messageEntry(message, call.merchant, language ?? call.language))
    return {
      list,
      totalPages,
      totalCount,
      unreadCount: unreadMessages(context, member.id),
      keptDays: MESSAGES_KEPT_DAYS,
    }
  },
  'inbox.detail': (context, call, { messageId, language }) =>
    messageEntry(messageOf(context, signedIn(call).member.id, messageId), call.merchant, language ?? call.language),
  'inbox.markRead': (context, call, { messageIds }) => {
    const { member } = signedIn(call)
    markRead(context, member.id, messageIds)
    return { unreadCount: unreadMessages(context, member.id) }
  },
  'inbox.remove': (context, call, { messageIds }) => {
    const { member } = signedIn(call)
    removeMessages(context, member.id, messageIds)
    return { unreadCount: unreadMessages(context, member.id) }
  },
  'inbox.thread': (context, call) =>
    serviceThread(context, signedIn(call).member.id).map((message) => ({
      messageId: String(message.id),
      mine: isQuestion(message),
      content: String(message.values[0] ?? ''),
      createdAt: message.at,
    })),
  'inbox.write': (context, call, { content }) => {
    const message = writeToService(context, signedIn(call).member, content)
    return { messageId: String(message.id), createdAt: message.at }
  },
  'inbox.unreadCount': (context, call) => unreadMessages(context, signedIn(call).member.id),
}

/** Feedback and complaints. */
export const feedbackHandlers: Handlers<'feedback'> = {
  'feedback.submit': (context, call, { questionType, content, contact }) => {
    const { reference, at } = takeFeedback(context, call.merchant, { kind: questionType, content, contact })
    return { reference, createdAt: at }
  },
  'feedback.status': (context, call, { reference }) => {
    const feedback = feedbackOf(context, call.merchant, reference)
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
