const tones = ['accent', 'info', 'warning', 'danger', 'win', 'success'] as const

/** One of the brand's colours for a name, the same at every visit: the shirt of a team, the mark of a bank. */
export const nameTone = (name: string): (typeof tones)[number] => {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7)
  return tones[sum % tones.length] ?? 'accent'
}
