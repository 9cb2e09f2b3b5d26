import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { patternFor, patterns, type PatternId } from './patterns.ts'

const matches = (id: PatternId, value: string) => patternFor(id).pattern.matches(value)

const lower = 'abcmxyz'
const upper = 'ABCMXYZ'
const digits = '0123456789'
const letters = lower + upper
const symbols = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'
const han = '张三李四中国一〇々𠮷𪚥'
const hangul = '가각힣홍길동ㄱㅏ'
const thai = 'กขฮะาำเิี่้์ๆ'
const kana = 'あゃんがぱアンガパヴー・ヽ々'
const spaces = ' \t\n\u00a0\u200b\u2009\u3000'

/** Texts made of the given characters; astral characters stay whole. */
const of = (characters: string, minLength = 1, maxLength = 30) =>
  fc.string({ unit: fc.constantFrom(...characters), minLength, maxLength })

/** The parts in the given order. */
const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((texts) => texts.join(''))

/** The characters of all parts in any order. */
const shuffled = (...parts: fc.Arbitrary<string>[]) =>
  joined(...parts)
    .chain((text) => {
      const characters = [...text]
      return fc.shuffledSubarray(characters, { minLength: characters.length })
    })
    .map((characters) => characters.join(''))

// Years below 100 are not birth years; the reader of dates takes two-digit years for the twentieth century.
const day = fc
  .date({ min: new Date('0100-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const atom = of(`${letters}${digits}!#$%&'*+/=?^_\`{|}~-`, 1, 12)
const label = joined(of(letters + digits, 1, 5), of(`${letters}${digits}-`, 0, 8), of(letters + digits, 1, 5))
const nameLetters = `${letters}éñÅ张রনকก`
const namePart = joined(of(nameLetters, 1, 4), of(`${nameLetters}'’-\u0301\u09be\u200d`, 0, 12))

interface Rule {
  readonly id: PatternId
  readonly row: string
  readonly members: fc.Arbitrary<string>
  /** Characters that make a text invalid at any position. */
  readonly strangers: string
}

const rules: readonly Rule[] = [
  { id: 0, row: '[S-159]', members: fc.string({ unit: 'binary' }), strangers: '' },
  { id: 1, row: '[S-160]', members: joined(of(letters, 1, 1), of(letters + digits, 0)), strangers: ' -_.é名１ａ' },
  { id: 2, row: '[S-161]', members: of(han + digits), strangers: 'aZ -_é한あ１，' },
  {
    id: 3,
    row: '[S-162]',
    members: fc
      .tuple(atom, fc.array(atom, { maxLength: 2 }), fc.array(label, { minLength: 1, maxLength: 3 }), of(letters, 2, 6))
      .map(([first, more, labels, top]) => `${[first, ...more].join('.')}@${[...labels, top].join('.')}`),
    strangers: ' \t@(),:;<>[]"\\é张',
  },
  { id: 4, row: '[S-163]', members: of(letters + digits), strangers: ' -_.é名１' },
  { id: 5, row: '[S-164]', members: shuffled(of(letters), of(digits)), strangers: ' -_!é１' },
  { id: 6, row: '[S-165]', members: of(digits), strangers: 'a -.+１১' },
  { id: 7, row: '[S-166]', members: shuffled(of(upper), of(lower + digits, 0)), strangers: ' -_!éÉ１' },
  { id: 8, row: '[S-167]', members: of(`${letters} `), strangers: "0-.'é名\t\u00a0" },
  { id: 9, row: '[S-168]', members: of(letters + digits + symbols + han + thai), strangers: spaces },
  { id: 10, row: '[S-169]', members: of(`${han}，。·！？「」～`), strangers: 'a0 é１\u3000' },
  { id: 11, row: '[S-170]', members: day, strangers: 'a/. ১\n' },
  { id: 12, row: '[S-171]', members: joined(of(letters), fc.constant(' '), of(letters)), strangers: ' 0-.é\t' },
  {
    id: 13,
    row: '[S-172]',
    members: day.map((iso) => `${iso.slice(5)}-${iso.slice(0, 4)}`),
    strangers: 'a/. ১\n',
  },
  { id: 14, row: '[S-173]', members: of(letters + digits), strangers: ' -_.!é名１' },
  { id: 15, row: '[S-174]', members: of(hangul), strangers: 'a0 あ中㈀' },
  { id: 16, row: '[S-175]', members: of(thai), strangers: 'a0 ๑฿1' },
  { id: 17, row: '[S-176]', members: of(`${thai}${letters} `), strangers: '0-@é๑\t' },
  { id: 18, row: '[S-177]', members: shuffled(of(upper), of(' ', 0, 5)), strangers: 'a0-.É\t' },
  { id: 19, row: '[S-178]', members: of(letters + digits + symbols), strangers: ' \té中\u007f' },
  {
    id: 20,
    row: '[S-179]',
    members: shuffled(of(upper, 1, 5), of(lower, 1, 5), of(digits, 1, 5), of(symbols, 1, 5)),
    strangers: ' \té中\u007f',
  },
  { id: 21, row: '[S-180]', members: joined(namePart, fc.constant(' '), namePart), strangers: '0._@\t\u00a0' },
  { id: 22, row: '[S-181]', members: of(`${kana}${han}`), strangers: 'aZ0 ｱＡ한\u3000' },
  { id: 23, row: '[S-182]', members: of(upper), strangers: 'az0 -É' },
]

describe('each of the 24 rules', () => {
  it('has a generator of its texts', () => {
    expect(rules.map(({ id }) => id)).toEqual(patterns.map(({ id }) => id))
  })

  for (const { id, row, members } of rules) {
    it(`takes every text that rule ${id} describes, composed or decomposed ${row} [S-183]`, () => {
      fc.assert(
        fc.property(
          members,
          (text) => matches(id, text) && matches(id, text.normalize('NFC')) && matches(id, text.normalize('NFD')),
        ),
        { numRuns: 200 },
      )
    })
  }

  for (const { id, row, members, strangers } of rules.filter((rule) => rule.strangers !== '')) {
    it(`refuses a text of rule ${id} with one foreign character inserted or substituted ${row}`, () => {
      fc.assert(
        fc.property(members, fc.constantFrom(...strangers), fc.nat(), fc.boolean(), (text, stranger, seed, replace) => {
          const characters = [...text]
          const at = seed % (replace ? characters.length : characters.length + 1)
          // Replacing a character with itself changes nothing.
          fc.pre(!replace || characters[at] !== stranger)
          characters.splice(at, replace ? 1 : 0, stranger)
          return !matches(id, characters.join(''))
        }),
        { numRuns: 300 },
      )
    })
  }
})

describe('rules that ask for several kinds of characters', () => {
  const lacking: readonly [PatternId, string, fc.Arbitrary<string>][] = [
    [5, 'a digit [S-164]', of(letters)],
    [5, 'a letter [S-164]', of(digits)],
    [7, 'a capital [S-166]', of(lower + digits)],
    [18, 'a letter [S-177]', of(' ')],
    [20, 'a capital [S-179]', of(lower + digits + symbols)],
    [20, 'a small letter [S-179]', of(upper + digits + symbols)],
    [20, 'a digit [S-179]', of(letters + symbols)],
    [20, 'a symbol [S-179]', of(letters + digits)],
    [12, 'the space [S-171]', of(letters)],
    [21, 'the space [S-180]', of(letters)],
    [1, 'a letter at the beginning [S-160]', joined(of(digits, 1, 1), of(letters + digits, 0))],
  ]
  for (const [id, what, texts] of lacking) {
    it(`rule ${id} refuses every text without ${what}`, () => {
      fc.assert(
        fc.property(texts, (text) => !matches(id, text)),
        { numRuns: 200 },
      )
    })
  }
})
