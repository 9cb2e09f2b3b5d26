import type { SliderPuzzle } from './rows.ts'

const NUMBERS = {
  EN: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  TY: ['sero', 'isa', 'dalawa', 'tatlo', 'apat', 'lima', 'anim', 'pito', 'walo', 'siyam'],
  BN: ['শূন্য', 'এক', 'দুই', 'তিন', 'চার', 'পাঁচ', 'ছয়', 'সাত', 'আট', 'নয়'],
} as const

/** The question that stands for the picture where it cannot be seen or dragged; the answer is written in digits. */
export function sliderQuestion({ terms: [one, other] }: SliderPuzzle, language: string): string {
  const spoken = language === 'TY' || language === 'BN' ? language : 'EN'
  const [first, second] = [NUMBERS[spoken][one] ?? '', NUMBERS[spoken][other] ?? '']
  if (spoken === 'TY') return `Ilan ang ${first} dagdagan ng ${second}? Isulat sa numero.`
  if (spoken === 'BN') return `${first} যোগ ${second} কত? সংখ্যায় লিখুন।`
  return `What is ${first} plus ${second}? Answer in digits.`
}
