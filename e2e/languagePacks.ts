/** Language packs of the journeys: the 29 languages of the table that the build has no texts for. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { languages, languagesWithTexts } from '@croupier/locales'

/** Arabic as an integrator might deliver it: partial, with arguments, and with two texts that can't be formatted. */
const arabic = {
  hd_home: 'الرئيسية',
  'language.current': 'اللغة: {language}',
  hd_login_button: 'دخول {name}',
  hd_sign_button: '{مكسور',
}

/** Writes a pack for every language without texts into a folder. Only Arabic has more than its own name. */
export function writeLanguagePacks(folder: string): string {
  mkdirSync(folder)
  const known = languagesWithTexts()
  for (const { origin: _origin, ...language } of languages) {
    const { code, ownName } = language
    if (known.includes(code)) continue
    const texts = code === 'AR' ? arabic : { 'language.current': `${ownName}: {language}` }
    writeFileSync(path.join(folder, `${code}.json`), JSON.stringify({ ...language, texts }))
  }
  return folder
}
