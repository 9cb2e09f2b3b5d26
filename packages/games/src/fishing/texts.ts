import type { GameLabels } from '../kit/server/defineGame.ts'
import { inLanguage } from '../kit/texts.ts'
import type { Target } from './rules.ts'

/** Texts of the fishing game. `{…}` are filled in. */
export interface FishingTexts {
  readonly shoot: string
  readonly welcome: string
  readonly target: string
  readonly choose: string
  readonly pays: string
  readonly chance: string
  readonly caught: string
  readonly missed: string
  readonly aimed: string
  readonly sea: string
  readonly how: string
  readonly alone: string
  readonly tableTitle: string
  readonly returnNote: string
  readonly names: Readonly<Record<Target, string>>
}

const english: FishingTexts = {
  shoot: 'Shoot',
  welcome: 'Choose a target in the list or in the sea, then shoot.',
  target: 'Target',
  choose: 'Aim at {target}, pays {pays} times the stake',
  pays: 'Pays',
  chance: 'Chance',
  caught: 'Caught: {target}, pays × {pays}',
  missed: '{target} got away',
  aimed: 'Target: {target}, × {pays}, caught by {chance}% of shots',
  sea: 'The sea. The list of targets below does the same.',
  how: 'Each shot costs the stake and is a separate round. Choose a target; if the shot catches it, it pays its multiple of the stake.',
  alone:
    'Where a target swims and how often it was shot at before make no difference: every shot has the chance stated here.',
  tableTitle: 'Targets',
  returnNote:
    '{percent}% of all stakes over a very large number of shots, the same for every target. A single session can differ widely.',
  names: {
    sardine: 'sardine',
    clownfish: 'clownfish',
    puffer: 'puffer fish',
    crab: 'crab',
    jellyfish: 'jellyfish',
    turtle: 'turtle',
    ray: 'manta ray',
    squid: 'squid',
    shark: 'shark',
    whale: 'golden whale',
  },
}

const tagalog: FishingTexts = {
  shoot: 'Barilin',
  welcome: 'Pumili ng target sa listahan o sa dagat, saka barilin.',
  target: 'Target',
  choose: 'Itutok sa {target}, bayad {pays} beses ng taya',
  pays: 'Bayad',
  chance: 'Tsansa',
  caught: 'Nahuli: {target}, bayad × {pays}',
  missed: 'Nakawala ang {target}',
  aimed: 'Target: {target}, × {pays}, nahuhuli ng {chance}% ng bala',
  sea: 'Ang dagat. Pareho ang gamit ng listahan sa ibaba.',
  how: 'Bawat bala ay katumbas ng taya at sariling round. Pumili ng target; kapag nahuli ng bala, babayaran ang multiple nito ng taya.',
  alone:
    'Walang binabago kung saan lumalangoy ang target o ilang beses na itong binaril: bawat bala ay may tsansang nakasaad dito.',
  tableTitle: 'Mga target',
  returnNote:
    '{percent}% ng lahat ng taya sa napakaraming bala, pareho sa bawat target. Maaaring malayo rito ang isang sesyon.',
  names: {
    sardine: 'sardinas',
    clownfish: 'clownfish',
    puffer: 'butete',
    crab: 'alimango',
    jellyfish: 'dikya',
    turtle: 'pawikan',
    ray: 'pagi',
    squid: 'pusit',
    shark: 'pating',
    whale: 'gintong balyena',
  },
}

const bengali: FishingTexts = {
  shoot: 'গুলি',
  welcome: 'তালিকা বা সাগরে লক্ষ্য বেছে গুলি চাপুন।',
  target: 'লক্ষ্য',
  choose: '{target} লক্ষ্য করুন, বাজির {pays} গুণ',
  pays: 'দেয়',
  chance: 'সম্ভাবনা',
  caught: 'ধরা পড়েছে: {target}, × {pays}',
  missed: '{target} পালিয়েছে',
  aimed: 'লক্ষ্য: {target}, × {pays}, {chance}% গুলিতে ধরা পড়ে',
  sea: 'সাগর। নিচের লক্ষ্যের তালিকা একই কাজ করে।',
  how: 'প্রতিটি গুলির দাম বাজির সমান এবং সেটি একটি রাউন্ড। লক্ষ্য বাছুন; গুলিতে ধরা পড়লে বাজির নির্দিষ্ট গুণ পাবেন।',
  alone: 'লক্ষ্য কোথায় সাঁতার কাটে বা আগে কতবার গুলি হয়েছে তাতে কিছু বদলায় না: প্রতিটি গুলির সম্ভাবনা এখানে লেখা।',
  tableTitle: 'লক্ষ্য',
  returnNote: 'অসংখ্য গুলিতে মোট বাজির {percent}%, সব লক্ষ্যে সমান। একটি সেশনে অনেক তফাত হতে পারে।',
  names: {
    sardine: 'সার্ডিন',
    clownfish: 'ক্লাউনফিশ',
    puffer: 'পটকা মাছ',
    crab: 'কাঁকড়া',
    jellyfish: 'জেলিফিশ',
    turtle: 'কচ্ছপ',
    ray: 'শাপলাপাতা',
    squid: 'স্কুইড',
    shark: 'হাঙর',
    whale: 'সোনালি তিমি',
  },
}

/** The fishing game's texts for a platform language code. */
export const fishingTexts = (code: string): FishingTexts => inLanguage(code, { EN: english, TY: tagalog, BN: bengali })

/** Labels of the game for a platform language code. */
export const fishingLabels = (code: string): GameLabels =>
  inLanguage(code, {
    EN: { name: 'Fishing', facts: 'How good the shot is, 0 the best' },
    TY: { name: 'Pangingisda', facts: 'Husay ng bala, 0 ang pinakamahusay' },
    BN: { name: 'মাছ শিকার', facts: 'গুলি কত ভালো, ০ সেরা' },
  })
