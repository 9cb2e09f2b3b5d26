/** Refusals of games and lotteries. */
export const playMessages = {
  'game.unknown': ['This game does not exist.', 'Walang ganitong laro.', 'এই খেলাটি নেই।'],
  'game.maintenance': [
    'This game is under maintenance. Please try another popular game.',
    'Nasa maintenance ang larong ito. Subukan ang ibang sikat na laro.',
    'খেলাটি রক্ষণাবেক্ষণে আছে। অন্য জনপ্রিয় খেলা খেলুন।',
  ],
  'game.not.available': [
    'This game is not part of the demonstration. Please try another one.',
    'Hindi kasama sa demo ang larong ito. Subukan ang iba.',
    'এই খেলাটি ডেমোতে নেই। অন্য একটি খেলুন।',
  ],
  'game.trial.none': [
    'This game has no trial. Sign in to play it.',
    'Walang trial ang larong ito. Mag-sign in para maglaro.',
    'এই খেলাটির ট্রায়াল নেই। খেলতে সাইন ইন করুন।',
  ],
  'lottery.closed': [
    'Bets on this draw are closed. Please choose the next one.',
    'Sarado na ang taya sa bunutang ito. Piliin ang susunod.',
    'এই ড্রতে বাজি বন্ধ। পরেরটি বাছুন।',
  ],
  'lottery.bet.invalid': [
    'This is no bet of this lottery. Please check play, numbers and amount.',
    'Hindi ito taya ng lottery na ito. Suriin ang uri, mga numero at halaga.',
    'এটি এই লটারির বাজি নয়। ধরন, নম্বর ও পরিমাণ দেখুন।',
  ],
  '#727': ['The launch mode is missing.', 'Kulang ang launch mode.', 'লঞ্চ মোড নেই।'],
} as const
