import { memory } from '../../core/state/definitions.ts'
import type { Captcha, SliderPass, SliderPuzzle, SmsCode } from './rows.ts'

/** Codes and puzzles that wait for their answer. */
export const verificationTables = {
  smsCodes: memory<SmsCode>(),
  captchas: memory<Captcha>(),
  sliderPuzzles: memory<SliderPuzzle>(),
  sliderPasses: memory<SliderPass>(),
}
