import { rows, type TablesOf } from '../../../core/state/definitions.ts'
import type { Attempts, Captcha, SliderPass, SliderPuzzle, SmsCode } from './rows.ts'

/** Codes and puzzles that wait for their answer, and counts of attempts. */
export const verificationTables = {
  smsCodes: rows<SmsCode>({}, { secrets: 'rows' }),
  attempts: rows<Attempts>({}, { secrets: 'rows' }),
  captchas: rows<Captcha>({ visitor: (row) => row.visitor }, { secrets: 'rows' }),
  sliderPuzzles: rows<SliderPuzzle>({}, { secrets: 'rows' }),
  sliderPasses: rows<SliderPass>({}, { secrets: 'rows' }),
}

declare module '../../../Context.ts' {
  interface Tables extends TablesOf<typeof verificationTables> {}
}
