import { inLanguage, type Words } from '../../../core/words/Words.ts'
import type { Seed } from '../../../Subject.ts'
import { addLine, ROOMS } from './chat.ts'

const GREETINGS: Readonly<Record<string, Words>> = {
  lounge: {
    EN: 'Welcome. Be kind to one another, and keep passwords and numbers to yourself.',
    TY: 'Maligayang pagdating. Maging mabait sa isa’t isa, at huwag ibahagi ang mga password at numero.',
    BN: 'স্বাগতম। সবার সাথে ভদ্র থাকুন, পাসওয়ার্ড ও নম্বর নিজের কাছে রাখুন।',
  },
  help: {
    EN: 'Ask away. For questions about your own money, please write in your inbox instead.',
    TY: 'Magtanong lang. Para sa sarili mong pera, sa inbox sumulat.',
    BN: 'প্রশ্ন করুন। নিজের টাকা নিয়ে প্রশ্ন থাকলে ইনবক্সে লিখুন।',
  },
}

/** A greeting from the merchant in every room. */
export const chatSeed: Seed = {
  platform(context) {
    for (const merchant of context.merchants.values()) {
      for (const { id } of ROOMS) {
        const text = GREETINGS[id]
        if (!text) continue
        addLine(context, {
          merchant: merchant.code,
          room: id,
          memberId: null,
          name: merchant.name,
          avatar: '0',
          text: inLanguage(text, merchant.languages[1] ?? 'EN'),
        })
      }
    }
  },
}
