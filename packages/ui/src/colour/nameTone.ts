import { tokens } from '../theme/theme.ts'

const { color } = tokens

const tones = [
  { solid: color.accent, soft: color.accentSoft, text: color.accentText },
  { solid: color.info, soft: color.infoSoft, text: color.infoText },
  { solid: color.warning, soft: color.warningSoft, text: color.warningText },
  { solid: color.danger, soft: color.dangerSoft, text: color.dangerText },
  { solid: color.win, soft: color.winSoft, text: color.winText },
  { solid: color.success, soft: color.successSoft, text: color.successText },
] as const

/** Brand colours for a name, the same on every visit, e.g. for a team's shirt or a bank's mark. */
export const nameTone = (name: string): (typeof tones)[number] => {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7)
  return tones[sum % tones.length] ?? tones[0]
}
