import { inLanguage } from '../../kit/texts.ts'

/** Texts of the page that checks rounds. */
export interface CheckTexts {
  readonly title: string
  readonly intro: string
  readonly game: string
  readonly server: string
  readonly hash: string
  readonly client: string
  readonly nonce: string
  readonly check: string
  readonly fits: string
  readonly differs: string
  readonly open: string
  readonly secret: string
  readonly missing: string
  readonly back: string
  readonly how: string
  readonly howText: string
}

const english: CheckTexts = {
  title: 'Check a round',
  intro: 'Your browser deals the round again from its seeds. Nothing is sent anywhere.',
  game: 'Game',
  server: 'Server seed, as revealed',
  hash: 'Hash that was shown before the round',
  client: 'Client seed',
  nonce: 'Number of the round',
  check: 'Deal it again',
  fits: 'The seed fits the hash. The round came to this:',
  differs: 'The seed does not fit the hash: it is not the one that was promised. With this seed the round comes to:',
  open: 'Give the hash as well to see whether the seed is the promised one. The round came to this:',
  secret: 'This server seed is still secret. Change seeds in the game’s fairness sheet, and it is revealed.',
  missing: 'Give the client seed and the number of the round.',
  back: 'Back to the game',
  how: 'How a round is dealt',
  howText:
    'Block n is HMAC-SHA256 with the server seed as key over “client seed:number:n”, n from 0. Its 32 bytes are read four at a time as whole numbers, highest byte first. A number below a limit is such a word modulo the limit; words from the incomplete last span of 2^32 are skipped.',
}

const tagalog: CheckTexts = {
  title: 'Suriin ang isang round',
  intro: 'Muling idine-deal ng browser mo ang round mula sa mga seed. Walang ipinapadala kahit saan.',
  game: 'Laro',
  server: 'Server seed na ibinunyag',
  hash: 'Hash na ipinakita bago ang round',
  client: 'Client seed',
  nonce: 'Bilang ng round',
  check: 'I-deal muli',
  fits: 'Tugma ang seed sa hash. Ito ang kinalabasan ng round:',
  differs: 'Hindi tugma ang seed sa hash: hindi ito ang ipinangako. Sa seed na ito, ganito ang round:',
  open: 'Ilagay rin ang hash para makita kung ito ang ipinangakong seed. Ito ang kinalabasan ng round:',
  secret: 'Lihim pa ang server seed na ito. Palitan ang mga seed sa laro at ibubunyag ito.',
  missing: 'Ilagay ang client seed at ang bilang ng round.',
  back: 'Bumalik sa laro',
  how: 'Paano idine-deal ang round',
  howText:
    'Ang block n ay HMAC-SHA256 na ang server seed ang susi sa “client seed:bilang:n”, n mula 0. Binabasa ang 32 byte nito nang apat-apat bilang buong numero, mataas na byte muna. Ang numerong mas mababa sa hangganan ay ang salitang modulo ng hangganan; nilalaktawan ang mga salita sa kulang na huling bahagi ng 2^32.',
}

const bengali: CheckTexts = {
  title: 'একটি রাউন্ড যাচাই',
  intro: 'আপনার ব্রাউজার সিড থেকে রাউন্ডটি আবার বের করে। কোথাও কিছু পাঠানো হয় না।',
  game: 'খেলা',
  server: 'প্রকাশিত সার্ভার সিড',
  hash: 'রাউন্ডের আগে দেখানো হ্যাশ',
  client: 'ক্লায়েন্ট সিড',
  nonce: 'রাউন্ডের নম্বর',
  check: 'আবার বের করুন',
  fits: 'সিড হ্যাশের সঙ্গে মেলে। রাউন্ডের ফল ছিল:',
  differs: 'সিড হ্যাশের সঙ্গে মেলে না: এটি প্রতিশ্রুত সিড নয়। এই সিডে রাউন্ডের ফল:',
  open: 'প্রতিশ্রুত সিড কি না দেখতে হ্যাশও দিন। রাউন্ডের ফল ছিল:',
  secret: 'এই সার্ভার সিড এখনও গোপন। খেলার ন্যায্যতা পাতায় সিড বদলালে এটি প্রকাশ পাবে।',
  missing: 'ক্লায়েন্ট সিড ও রাউন্ডের নম্বর দিন।',
  back: 'খেলায় ফিরুন',
  how: 'রাউন্ড কীভাবে বের হয়',
  howText:
    'ব্লক n হলো সার্ভার সিডকে চাবি করে “ক্লায়েন্ট সিড:নম্বর:n”-এর HMAC-SHA256, n শুরু ০ থেকে। এর ৩২ বাইট চারটি করে পূর্ণ সংখ্যা হিসেবে পড়া হয়, বড় বাইট আগে। সীমার নিচের সংখ্যা হলো সেই শব্দ মডুলো সীমা; ২^৩২-এর অসম্পূর্ণ শেষ অংশের শব্দ বাদ যায়।',
}

/** The page's texts for a platform language code. */
export const checkTexts = (code: string): CheckTexts => inLanguage(code, { EN: english, TY: tagalog, BN: bengali })
