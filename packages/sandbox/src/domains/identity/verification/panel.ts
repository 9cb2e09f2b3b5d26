import type { Context } from '../../../Context.ts'
import { html } from 'hono/html'
import type { PanelPart } from '../../../panel/PanelPart.ts'
import { none, second } from '../../../panel/markup.ts'
import type { Platform } from '../../../wire/Platform.ts'
import { SLIDER } from './slider.ts'

/** Open slider puzzles with the right position of the piece. */
export function sliderAnswers(context: Context) {
  return [...context.tables.sliderPuzzles.all()].reverse().map(({ id, scene, x, expiresAt }) => ({
    challengeId: id,
    scene,
    position: x,
    tolerance: SLIDER.tolerance,
    expiresAt,
  }))
}

function codeSection({ context }: Platform) {
  const codes = [...context.tables.smsCodes.all()].reverse()
  const captchas = [...context.tables.captchas.all()].reverse()
  return html`<section id="codes">
    <h2>SMS codes and captchas</h2>
    <table>
      <thead>
        <tr>
          <th>For</th>
          <th>Number</th>
          <th>Code</th>
          <th>Until (UTC)</th>
        </tr>
      </thead>
      <tbody>
        ${codes.length === 0 ? none(4, 'No code was sent yet.') : ''}${codes.map(
          (sms) =>
            html`<tr>
              <td>${sms.purpose}</td>
              <td>${sms.mobile}</td>
              <td><code>${sms.code}</code></td>
              <td>${second(sms.expiresAt)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <table>
      <thead>
        <tr>
          <th>Captcha</th>
          <th>Drawn (UTC)</th>
        </tr>
      </thead>
      <tbody>
        ${captchas.length === 0 ? none(2, 'No captcha was drawn yet.') : ''}${captchas.slice(0, 5).map(
          (captcha) =>
            html`<tr>
              <td><code>${captcha.answer}</code></td>
              <td>${second(captcha.at)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`
}

/** Codes and answers that a person would receive or work out. */
export const verificationPanel = {
  reads: {
    sms: ({ context }: Platform) => [...context.tables.smsCodes.all()].reverse(),
    captchas: ({ context }: Platform) => [...context.tables.captchas.all()].reverse(),
    sliders: ({ context }: Platform) => sliderAnswers(context),
  },
  sections: [{ id: 'codes', title: 'Codes', show: codeSection }],
} satisfies PanelPart
