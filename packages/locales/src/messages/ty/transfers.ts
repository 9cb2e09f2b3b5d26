import type english from '../en/transfers.ts'

/** Transfers between own wallets and to the agent above. */
export default {
  'wallets.intro': 'Dapat nasa wallet ng vendor ang pera para sa laro nito.',
  'wallets.total': 'Lahat ng wallet',
  'wallets.failed': 'Hindi ma-load ang mga wallet mo.',
  'wallets.list': 'Mga wallet mo',
  'wallets.main': 'Pangunahing wallet',
  'wallets.unnamed': 'Wallet {id}',
  'wallets.show_empty': 'Ipakita ang {count, plural, one {# walang lamang wallet} other {# walang lamang wallet}}',
  'wallets.hide_empty': 'Itago ang mga walang lamang wallet',
  'wallets.collect': 'Ibalik lahat sa pangunahing wallet',
  'wallets.collected': 'Nasa pangunahing wallet na ang lahat.',
  'wallets.moved': 'Nailipat ang {amount}.',
  'wallets.single_title': 'Iisang wallet para sa lahat ng laro',
  'wallets.single_text': 'Magagamit ang balanse mo sa bawat laro. Walang kailangang ilipat.',
  'upline.intro': 'Hindi na mababawi ang perang ipinadala mo sa agent mo.',
  'upline.failed': 'Hindi ma-load ang mga kondisyon ng paglipat.',
  'upline.none_title': 'Hindi ka makakapaglipat sa upline',
  'upline.none_text': 'Walang agent sa itaas ng account mo na tumatanggap ng paglipat.',
  'upline.done': 'Naipadala na',
  'upline.number': 'Numero ng paglipat',
  'upline.amount': 'Halaga',
  'upline.balance': 'Balanse mo pagkatapos',
  'upline.at': 'Oras',
  'upline.recorded': 'Nasa talaan ng account mo at ng agent mo ang paglipat.',
  'upline.again': 'Maglipat muli',
} satisfies Record<keyof typeof english, string>
