/** Texts of pages about money or limits, in simple words. A test keeps sentences and words short. */
export default {
  'plain.open': 'In simple words',
  'plain.read': 'Read aloud',
  'plain.stop': 'Stop reading',
  'plain.deposit':
    'Here you put money into your account. Choose how much and how to pay. Then pay that sum, no more and no less. The page tells you when the money is here.',
  'plain.withdraw':
    'Here you take money out. Choose how much and where to send it. You can see each step here. When the money has come, press that you have it. If it has not come, say so.',
  'plain.limits':
    'A limit is a wall you build for yourself. You can make it lower at once. To make it higher you have to wait. Then you are asked again.',
  'plain.breaks':
    'On a break you cannot play or put money in. You can still take your money out. A break does not end early.',
  'plain.bonus':
    'A bonus is not yours yet. You have to bet a lot first. The bar shows how much is left. You can end a bonus at any time, and your own money stays.',
} as const
