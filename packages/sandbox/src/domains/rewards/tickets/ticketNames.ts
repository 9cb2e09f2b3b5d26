import type { Words } from '../../../core/words/Words.ts'
import type { TicketKind } from './rows.ts'

/** Name and purpose of each kind. */
export const ticketWords: Readonly<Record<TicketKind, { readonly name: Words; readonly description: Words }>> = {
  GOLDEN_EGG: {
    name: { EN: 'Golden egg', TY: 'Gintong itlog', BN: 'সোনার ডিম' },
    description: {
      EN: 'Open it to see what is inside.',
      TY: 'Buksan para makita ang laman.',
      BN: 'খুলে দেখুন ভিতরে কী আছে।',
    },
  },
  PRIZE_WHEEL: {
    name: { EN: 'Prize wheel', TY: 'Gulong ng premyo', BN: 'পুরস্কার চাকা' },
    description: { EN: 'One turn of the wheel.', TY: 'Isang ikot ng gulong.', BN: 'চাকার এক ঘূর্ণন।' },
  },
  RED_RAIN: {
    name: { EN: 'Red rain', TY: 'Ulan ng sobre', BN: 'লাল বৃষ্টি' },
    description: { EN: 'Catch one envelope.', TY: 'Sumalo ng isang sobre.', BN: 'একটি খাম ধরুন।' },
  },
  CASH_VOUCHER: {
    name: { EN: 'Cash voucher', TY: 'Cash voucher', BN: 'ক্যাশ ভাউচার' },
    description: {
      EN: 'A fixed amount of play money.',
      TY: 'Takdang halaga ng pera-perahan.',
      BN: 'নির্দিষ্ট পরিমাণ খেলার টাকা।',
    },
  },
  RAFFLE: {
    name: { EN: 'Raffle ticket', TY: 'Raffle ticket', BN: 'র‍্যাফেল টিকিট' },
    description: {
      EN: 'One entry in the Friday draw.',
      TY: 'Isang entry sa bunutan tuwing Biyernes.',
      BN: 'শুক্রবারের ড্রতে একটি এন্ট্রি।',
    },
  },
}
