import type { Words } from '../../../core/words/Words.ts'

/** Texts of this subject's refusals. `{0}`, `{1}` are the values of the refusal. */
export const ticketRefusals = {
  'ticket.unknown': { EN: 'This ticket does not exist.', TY: 'Walang ganitong ticket.', BN: 'এই টিকিটটি নেই।' },
  'ticket.used': {
    EN: 'This ticket was already used.',
    TY: 'Nagamit na ang ticket na ito.',
    BN: 'টিকিটটি আগেই ব্যবহৃত।',
  },
  'ticket.not.started': {
    EN: 'This ticket cannot be used yet.',
    TY: 'Hindi pa magagamit ang ticket na ito.',
    BN: 'টিকিটটি এখনও ব্যবহার করা যাবে না।',
  },
  'ticket.expired': { EN: 'This ticket has expired.', TY: 'Nag-expire na ang ticket na ito.', BN: 'টিকিটের মেয়াদ শেষ।' },
  'raffle.ticket.needed': {
    EN: 'The raffle needs a raffle ticket.',
    TY: 'Kailangan ng raffle ticket para sa raffle.',
    BN: 'র‍্যাফেলের জন্য র‍্যাফেল টিকিট লাগবে।',
  },
  'raffle.not.drawn': {
    EN: 'This ticket is in the draw. The result is there after the draw.',
    TY: 'Kasali na ang ticket na ito. Makikita ang resulta pagkatapos ng bunutan.',
    BN: 'টিকিটটি ড্রতে আছে। ড্রয়ের পরে ফল জানা যাবে।',
  },
} satisfies Readonly<Record<string, Words>>

declare module '../../../Refusal.ts' {
  interface RefusalTexts extends Readonly<Record<keyof typeof ticketRefusals, Words>> {}
}
