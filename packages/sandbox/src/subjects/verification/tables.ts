import { memory } from '../../core/state/definitions.ts'
import type { Captcha, SliderPass, SliderPuzzle, SmsCode } from './rows.ts'

/** Codes and puzzles that wait for their answer. */
export const verificationTables = {
  smsCodes: memory<SmsCode>({}, 'rows'),
  captchas: memory<Captcha>({ ip: (row) => row.ip }, 'rows'),
  sliderPuzzles: memory<SliderPuzzle>({}, 'rows'),
  sliderPasses: memory<SliderPass>({}, 'rows'),
}
