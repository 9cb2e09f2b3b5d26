import { describe, expect, it } from 'vitest'
import { checkLanguage, type LanguageToCheck } from './index.ts'

const english = {
  name: 'Hello {name}',
  games: '{count, plural, one {# game} other {# games}}',
  none: '{count, plural, =0 {No game} one {# game} other {# games}}',
  stock: '{n, number} left',
  ask: 'Are you sure?',
  end: 'It is done.',
  bet: 'Place your bet',
  'login.submit': 'Log in',
  hd_home: 'Home',
  hint: '(min)-(max) letters',
  'demo.win': '{amount} won',
}
type Key = keyof typeof english

const faultsOf = (code: string, texts: Readonly<Partial<Record<Key, string>>>, more: Partial<LanguageToCheck> = {}) =>
  checkLanguage({ code, texts: texts as Readonly<Record<string, string>>, english, ...more }).faults.map(
    ({ rule, what }) => `${rule}: ${what}`,
  )

describe('arguments', () => {
  it.each([
    [
      'a plural where English has a number',
      'RU',
      'stock',
      'Осталась {n, plural, one {# штука} few {# штуки} many {# штук} other {# штуки}}',
    ],
    ['cases where English has a word', 'PL', 'name', '{name, select, other {Cześć {name}}}'],
    ['a bare number where the language has one form', 'JA', 'games', 'ゲーム{count, number}件'],
    ['another place in the sentence', 'DE', 'name', '{name}, hallo'],
  ])('may be %s', (_, code, key, text) => {
    expect(faultsOf(code, { [key]: text })).toEqual([])
  })

  it.each([
    ['DE', 'games', '{count, number} Spiele', 'arguments: {count} has plural forms in English and none here.'],
    ['DE', 'stock', 'Noch {n}', 'arguments: {n} is a number in English: write {n, number}.'],
    ['DE', 'name', 'Hallo', 'arguments: {name} is left out.'],
    ['DE', 'name', 'Hallo {wer}', 'arguments: The English text has no {wer}.'],
    [
      'DE',
      'none',
      '{count, plural, one {# Spiel} other {# Spiele}}',
      'arguments: The plural of {count} lacks =0, which English has.',
    ],
    ['RU', 'games', '{count, plural, one {# игра} other {# игр}}', 'arguments: The plural of {count} lacks few, many.'],
    [
      'JA',
      'games',
      '{count, plural, one {#件} other {#件}}',
      'arguments: The language has no plural form one for {count}.',
    ],
    [
      'RU',
      'games',
      '{count, plural, one {игра} few {# игры} many {# игр} other {# игры}}',
      'arguments: The form “one” of {count} leaves the number out, but it is used for other numbers than 1.',
    ],
    [
      'DE',
      'hint',
      '(min) Zeichen',
      'arguments: (min)-(max) is filled in by the form: as a pair, and where English has it',
    ],
    [
      'DE',
      'demo.win',
      '{amount, select, other {Gewinn}}',
      'arguments: texts of the demo games have plain arguments only',
    ],
    ['FR', 'name', "Bonjour l'{name}", 'syntax: a straight apostrophe before a brace quotes it; write ’'],
    ['DE', 'name', 'Hallo {name', 'syntax: EXPECT_ARGUMENT_CLOSING_BRACE'],
    ['DE', 'ask', '', 'syntax: the text is empty'],
  ])('in %s: %s must not be "%s"', (code, key, text, fault) => {
    expect(faultsOf(code, { [key]: text })).toEqual([fault])
  })

  it('belong to a key of English', () => {
    expect(faultsOf('DE', { unknown: 'Hallo' } as object)).toEqual(['key: English has no such key'])
  })
})

describe('signs', () => {
  it.each([
    ['HI', 'end', 'काम हो गया।'],
    ['JA', 'end', '完了しました。'],
    ['TH', 'end', 'เสร็จแล้ว'],
    ['FR', 'ask', 'Vous êtes sûr\u202F?'],
    ['ES', 'ask', '¿Seguro?'],
    ['UR', 'ask', 'کیا آپ کو یقین ہے؟'],
    ['FA', 'end', 'انجام می\u200Cشود.'],
    ['MY', 'end', 'ပြီး\u200Bပါပြီ။'],
    ['BN', 'end', 'হয়ে গেছে।'],
    ['JA', 'name', '12:30 に 1.5 を {name}:{name} へ'],
    ['JA', 'stock', '残り{n, number}'],
    ['TA', 'stock', '{n, number} க்கு 3க்குள்'],
    ['HI', 'name', '12:30 बजे 1.5 {name}'],
    ['AR', 'end', 'في 12:30 وصل 1,000.'],
  ])('in %s: %s may be "%s"', (code, key, text) => {
    expect(faultsOf(code, { [key]: text })).toEqual([])
  })

  it.each([
    ['HI', 'end', 'काम हो गया.', 'a sentence ends with the danda (।)'],
    ['JA', 'end', '完了しました.', 'signs after a character are full-width (。，！？：；)'],
    ['HI', 'end', 'काम {name}. हो गया।', 'a sentence ends with the danda (।)'],
    ['BN', 'end', 'গেছে 12.', 'a sentence ends with the danda (।)'],
    ['JA', 'end', '© {name}. 完了しました。', 'signs after a character are full-width (。，！？：；)'],
    ['CN', 'end', '{name},已完成。', 'signs after a character are full-width (。，！？：；)'],
    ['TW', 'end', '第 3: 已完成。', 'signs after a character are full-width (。，！？：；)'],
    ['AR', 'ask', 'هل أنت {name}?', 'the signs are ، ؛ ؟'],
    ['FA', 'end', 'تا 12; انجام شد.', 'the signs are ، ؛ ؟'],
    ['UR', 'end', 'کام {name}. ہو گیا۔', 'a sentence ends with ۔'],
    ['TA', 'end', '{name}க்கு அனுப்பப்பட்டது.', 'an ending stands apart from a value'],
    ['KM', 'end', 'រួចរាល់ {name}.', 'a sentence ends with ។'],
    ['MY', 'end', 'ပြီးပါပြီ 12.', 'a sentence ends with ။'],
    ['TH', 'end', 'เสร็จแล้ว {name}.', 'a sentence ends without a sign'],
    ['LO', 'end', 'ສຳເລັດ 12.', 'a sentence ends without a sign'],
    ['FR', 'ask', 'Vous êtes sûr ?', 'the space before ? ! ; : and within « » does not break (U+202F or U+00A0)'],
    ['FR', 'ask', 'Vous êtes sûr?', 'a no-break space (U+202F or U+00A0) stands before ? ! ; :'],
    ['ES', 'ask', 'Seguro?', 'a question opens with ¿'],
    ['AR', 'ask', 'هل أنت متأكد?', 'the signs are ، ؛ ؟'],
    ['DE', 'ask', 'Sicher', 'English ends with a sign, this does not'],
    ['DE', 'bet', 'Setzen.', 'English ends without a sign'],
    ['DE', 'bet', 'Set\u200Bzen', 'the invisible character U+200B'],
    ['AR', 'bet', '\u200Fراهن', 'a control of the writing direction'],
    ['DE', 'bet', 'Weiter →', 'an arrow or chevron; the page draws those'],
    ['DE', 'bet', 'Setzen...', 'the ellipsis is one character (…)'],
    ['DE', 'bet', 'TODO Einsatz', 'a leftover mark'],
    ['DE', 'bet', 'Den "Einsatz" setzen', 'straight quotation marks; use those of the language'],
  ])('in %s: %s must not be "%s"', (code, key, text, what) => {
    expect(faultsOf(code, { [key]: text })).toContain(`signs: ${what}`)
  })
})

describe('words', () => {
  it('are not doubled, but where the language doubles them', () => {
    expect(faultsOf('DE', { bet: 'Jetzt jetzt setzen' })).toEqual(['doubled: “Jetzt” is doubled'])
    expect(faultsOf('FR', { bet: 'Misez si vous vous sentez prêt' })).toEqual([])
    expect(faultsOf('IT', { bet: 'Piano piano' }, { sheet: { doubled: ['piano'] } })).toEqual([])
  })

  it('are not left in English, but where the sheet gives a reason', () => {
    expect(faultsOf('DE', { bet: 'Place your bet' })).toEqual(['english: “Place your bet” is the English text'])
    expect(
      faultsOf('DE', { bet: 'Place your bet' }, { sheet: { sameAsEnglish: { 'Place your bet': 'as on a slip' } } }),
    ).toEqual([])
  })

  it('are in the script of the language, names apart', () => {
    expect(faultsOf('TH', { bet: 'Wang doem phan' })).toContain(
      'script: “Wang doem phan” has no letter of the language',
    )
    expect(faultsOf('TH', { bet: 'วางเดิมพันผ่าน WhatsApp' })).toEqual([])
    expect(faultsOf('TH', { bet: 'วาง bet now please', end: 'เสร็จแล้ว' }).at(-1)).toMatch(
      /^script: \d\d% of the letters/,
    )
  })

  it('do not mix letters that look alike', () => {
    expect(faultsOf('RU', { bet: 'Cделать ставку' })).toEqual(['script: “Cделать” mixes letters of two alphabets'])
  })

  it('fit the buttons and tabs', () => {
    expect(faultsOf('DE', { 'login.submit': 'Anmelden', hd_home: 'Start' })).toEqual([])
    expect(faultsOf('DE', { 'login.submit': 'Jetzt gleich sicher anmelden' })).toEqual([
      'length: “Jetzt gleich sicher anmelden” takes the room of 28 letters, there is room for 14',
    ])
  })

  it('are those of the glossary', () => {
    const sheet = { glossary: [{ term: 'bet', use: ['Wette'], never: ['Einsatz'] }] }
    expect(faultsOf('DE', { bet: 'Gib deine Wette ab' }, { sheet })).toEqual([])
    expect(faultsOf('DE', { bet: 'Gib deinen Einsatz ab' }, { sheet })).toEqual([
      'glossary: “Einsatz” must not be said for “bet”; say Wette',
    ])
  })

  it('are not those of a neighbour', () => {
    const many = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`key.${index}`, `Place your bet number ${index} now, and wait.`]),
    )
    const texts = Object.fromEntries(
      Object.keys(many).map((key, index) => [key, `Letakkan taruhan nombor ${index} sekarang, dan tunggu.`]),
    )
    const found = checkLanguage({ code: 'MS', texts, english: many, others: { ID: texts } }).faults
    expect(found.map(({ what }) => what)).toEqual([
      '100% of the texts are those of ID; up to 35% is natural',
      '100% of the sentences are those of ID; up to 5% is natural',
    ])
  })
})

it('A missing text is listed and no fault', () => {
  const { faults, missing, level } = checkLanguage({ code: 'DE', texts: {}, english })
  expect([faults, missing, level.site]).toEqual([[], Object.keys(english), 0])
})
