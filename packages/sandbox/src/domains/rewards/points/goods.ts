import type { Words } from '../../../core/words/Words.ts'
import type { TicketKind } from '../tickets/rows.ts'

/** An item of the points mall. */
export interface Goods {
  readonly id: string
  readonly type: 'goods' | 'cash' | 'ticket'
  readonly name: Words
  readonly description: Words
  readonly points: bigint
  /** Minor units of a cash reward. */
  readonly amount: bigint
  readonly ticket: TicketKind | null
  /** Pieces for all members, or null for unlimited. */
  readonly stock: number | null
  /** Pieces per member, or null for unlimited. */
  readonly limit: number | null
}

const item = (
  id: string,
  type: Goods['type'],
  points: bigint,
  name: readonly [string, string, string],
  description: readonly [string, string, string],
  rest: Partial<Goods> = {},
): Goods => ({
  id,
  type,
  points,
  name: { EN: name[0], TY: name[1], BN: name[2] },
  description: { EN: description[0], TY: description[1], BN: description[2] },
  amount: 0n,
  ticket: null,
  stock: null,
  limit: null,
  ...rest,
})

/** The items of the mall, cheapest first. */
export const goods: readonly Goods[] = [
  item(
    'raffle-ticket',
    'ticket',
    150n,
    ['Raffle ticket', 'Raffle ticket', 'র‍্যাফেল টিকিট'],
    ['One entry in the Friday draw.', 'Isang entry sa bunutan tuwing Biyernes.', 'শুক্রবারের ড্রতে একটি এন্ট্রি।'],
    { ticket: 'RAFFLE', limit: 20 },
  ),
  item(
    'golden-egg',
    'ticket',
    400n,
    ['Golden egg', 'Gintong itlog', 'সোনার ডিম'],
    [
      'Holds points or play money; the chances are shown with the ticket.',
      'May points o pera-perahan; nakasulat sa ticket ang tsansa.',
      'ভিতরে পয়েন্ট বা খেলার টাকা; সম্ভাবনা টিকিটে লেখা আছে।',
    ],
    { ticket: 'GOLDEN_EGG', limit: 10 },
  ),
  item(
    'cash-10',
    'cash',
    1_000n,
    ['10.00 to the wallet', '10.00 sa wallet', 'ওয়ালেটে ১০.০০'],
    ['Paid at once, without wagering.', 'Bayad agad, walang wagering.', 'সঙ্গে সঙ্গে দেওয়া হয়, কোনো ওয়েজারিং নেই।'],
    { amount: 1_000n },
  ),
  item(
    'mug',
    'goods',
    1_500n,
    ['Enamel mug', 'Enamel na tasa', 'এনামেলের মগ'],
    ['A blue mug of the house, 350 ml.', 'Asul na tasa ng bahay, 350 ml.', 'নীল মগ, ৩৫০ মিলি।'],
    { stock: 20, limit: 1 },
  ),
  item(
    'cap',
    'goods',
    2_500n,
    ['Cotton cap', 'Sombrerong cotton', 'সুতির টুপি'],
    ['One size, adjustable.', 'Isang sukat, naaayos.', 'এক মাপ, সামঞ্জস্যযোগ্য।'],
    { stock: 10, limit: 1 },
  ),
  item(
    'poster',
    'goods',
    800n,
    ['Lantern poster', 'Poster ng parol', 'লণ্ঠনের পোস্টার'],
    [
      'A print of last year’s lantern week.',
      'Print ng linggo ng parol noong nakaraang taon.',
      'গত বছরের লণ্ঠন সপ্তাহের ছাপ।',
    ],
    { stock: 0, limit: 1 },
  ),
  item(
    'headphones',
    'goods',
    12_000n,
    ['Headphones', 'Headphones', 'হেডফোন'],
    ['Closed, with cable, black.', 'Sarado, may kable, itim.', 'বন্ধ ধরনের, তারযুক্ত, কালো।'],
    { stock: 3, limit: 1 },
  ),
]

/** An item of the mall by id. */
export const goodsOf = (id: string): Goods | undefined => goods.find((one) => one.id === id)
