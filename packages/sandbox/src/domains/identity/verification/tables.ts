import { rows } from '../../../core/state/definitions.ts'
import type { Captcha, SliderPass, SliderPuzzle, SmsCode } from './rows.ts'

/** Codes and puzzles that wait for their answer. */
export const verificationTables = {
  smsCodes: rows<SmsCode>({}, { secrets: 'rows' }),
  captchas: rows<Captcha>({ ip: (row) => row.ip }, { secrets: 'rows' }),
  sliderPuzzles: rows<SliderPuzzle>({}, { secrets: 'rows' }),
  sliderPasses: rows<SliderPass>({}, { secrets: 'rows' }),
}
