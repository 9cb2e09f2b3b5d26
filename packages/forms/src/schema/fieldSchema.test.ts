import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { characterCount } from './characterCount.ts'
import type { ConfigProblem, FieldConfig } from './FieldConfig.ts'
import { faultOfIssue, fieldSchema, type FieldSchemaOptions } from './fieldSchema.ts'
import { formSchema, shownFields } from './formSchema.ts'
import { loadPatternEngine } from './patternEngine.ts'

const engine = await loadPatternEngine()

const config = (rules: Partial<FieldConfig> = {}): FieldConfig => ({
  enabled: true,
  required: true,
  minLength: 4,
  maxLength: 12,
  patternId: 0,
  ...rules,
})

const check = (rules: Partial<FieldConfig>, value: string, options: FieldSchemaOptions = {}) => {
  const result = z.safeParse(fieldSchema(config(rules), { engine, ...options }), value)
  const [issue] = result.error?.issues ?? []
  return issue ? faultOfIssue(issue) : (result.data ?? '')
}

describe('copied text', () => {
  it('loses the invisible marks around it, whatever its rule', () => {
    expect(check({ patternId: 3, maxLength: 40 }, ' \u202amaria@example.com\u202c\u200e')).toBe('maria@example.com')
    expect(check({ patternId: 4 }, '\u2068maria7\u2069 ')).toBe('maria7')
    expect(check({ patternId: 6 }, '\u200b246\u200b810')).toBe('246810')
    expect(check({ patternId: 0 }, '\u200e \u200f')).toMatchObject({ code: 'not_empty' })
  })

  it('is read at once, however many blanks a paste has inside', () => {
    const pasted = `a${' '.repeat(300_000)}b`
    expect(check({ patternId: 0, maxLength: 400_000 }, ` ${pasted}\u061c`)).toBe(pasted)
  })

  it('keeps what belongs to a word: joiners, and marks between letters', () => {
    for (const name of ['می\u200cخواهم', 'ক্\u200d', 'ا\u200eبجد'])
      expect(check({ patternId: 0, minLength: 1 }, name)).toBe(name)
  })
})

describe('bounds', () => {
  // One user-perceived character of each kind, composed and decomposed.
  const characters: readonly [string, number, string][] = [
    ['a letter', 1, 'a'],
    ['an accented letter', 8, 'é'],
    ['a Korean syllable', 15, '각'],
    ['a Thai letter with two marks', 16, 'นี้'],
    ['a voiced kana', 22, 'が'],
    ['an astral ideograph', 2, '𠮷'],
    ['a family emoji', 0, '👩‍👩‍👧'],
  ]

  for (const [name, patternId, character] of characters) {
    it(`counts ${name} as one, however it is encoded, at min−1, min, max and max+1 [S-183]`, () => {
      for (const form of ['NFC', 'NFD'] as const) {
        const faults = [3, 4, 12, 13].map((length) => {
          const outcome = check({ patternId, acceptedPattern: '*' }, character.repeat(length).normalize(form))
          return typeof outcome === 'string' ? 'taken' : outcome.code
        })
        expect(faults).toEqual(['length', 'taken', 'taken', 'length'])
      }
    })
  }

  it('stops counting one past the limit, so that a book costs no more than a name', () => {
    expect(characterCount('é'.repeat(100_000), 12)).toBe(13)
    expect(characterCount('a'.repeat(100_000), 12)).toBe(13)
    expect(characterCount('a\r\nb', 12)).toBe(3)
  })

  it('counts as the platform segments [S-183]', () => {
    const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 30 }),
        (text) => characterCount(text, 100) === [...segmenter.segment(text)].length,
      ),
      { numRuns: 50 },
    )
  })

  it('reads reversed bounds the only way they can be meant, and reports them', () => {
    const problems: ConfigProblem[] = []
    const outcome = check({ minLength: 12, maxLength: 4 }, 'abcdef', {
      name: 'line',
      report: (problem) => problems.push(problem),
    })
    expect(outcome).toBe('abcdef')
    expect(problems).toEqual([{ kind: 'bounds-reversed', field: 'line', minLength: 12, maxLength: 4 }])
  })
})

describe("a field under the server's rules", () => {
  it('refuses the rows that rule 0 refuses by its bounds 4 to 12 [S-159]', () => {
    for (const value of ['abc', 'abcdefghijklm', 'ab']) expect(check({}, value)).toMatchObject({ code: 'length' })
    expect(check({}, '')).toMatchObject({ code: 'not_empty' })
  })

  it('asks for a required field and passes an empty optional one, whatever its bounds [S-135]', () => {
    expect(check({ required: true }, '   ')).toEqual({ code: 'not_empty', key: 'not_empty' })
    expect(check({ required: false, patternId: 6 }, '  ')).toBe('')
    expect(check({ required: false }, 'ab')).toMatchObject({ code: 'length' })
  })

  it('trims before it checks and hands on the trimmed text [S-092]', () => {
    expect(check({ patternId: 1 }, '  maria ')).toBe('maria')
  })

  it('reports wrong length and characters by the hint of the pattern id with both bounds [S-137]', () => {
    expect(check({ patternId: 1 }, 'ab')).toEqual({ code: 'length', key: 'reg_pattern_1', values: { min: 4, max: 12 } })
    expect(check({ patternId: 1 }, '1abc')).toEqual({
      code: 'format',
      key: 'reg_pattern_1',
      values: { min: 4, max: 12 },
    })
    expect(check({ patternId: 5 }, 'x', { keys: { length: 'error_password' } })).toMatchObject({
      key: 'error_password',
    })
  })

  it('takes digits of other scripts where only digits are wanted', () => {
    expect(check({ patternId: 6 }, '১২৩৪৫৬')).toBe('123456')
  })

  it('hands on composed text', () => {
    expect(check({ patternId: 21, maxLength: 30 }, 'José Peña'.normalize('NFD'))).toBe('José Peña'.normalize('NFC'))
  })

  it('refuses a flood of combining marks immediately', () => {
    expect(check({ minLength: 0 }, `a${'\u0301\u0323'.repeat(50_000)}`)).toMatchObject({ code: 'format' })
  })
})

describe("the server's own pattern", () => {
  it('decides in place of the pattern id [S-135]', () => {
    expect(check({ patternId: 1, acceptedPattern: '^[a-z]{3}-[0-9]{2}$' }, 'abc-12')).toBe('abc-12')
    expect(check({ patternId: 1, acceptedPattern: '^[a-z]{3}-[0-9]{2}$' }, 'abcdef')).toMatchObject({ code: 'format' })
  })

  it('must match the value as a whole', () => {
    expect(check({ acceptedPattern: '[0-9]{4}' }, '12345')).toMatchObject({ code: 'format' })
    expect(check({ acceptedPattern: 'ab|cdef' }, 'abef')).toMatchObject({ code: 'format' })
  })

  it('accepts anything when it is a lone star, but a star elsewhere keeps its meaning [S-136]', () => {
    expect(check({ patternId: 6, acceptedPattern: '*' }, 'any thing')).toBe('any thing')
    expect(check({ patternId: 6, acceptedPattern: '.*' }, 'any thing')).toBe('any thing')
    expect(check({ acceptedPattern: '[0-9]*' }, 'abcd')).toMatchObject({ code: 'format' })
  })

  it('may use lookaheads and name characters by code', () => {
    const password = '^(?=.*[A-Za-z])(?=.*\\d)(?!.*[)\\]]$)[\\w)\\]]{6,12}$'
    expect(check({ acceptedPattern: password }, 'abc123')).toBe('abc123')
    for (const value of ['abcdef', '123456', 'abc12)', 'abc1!2']) {
      expect(check({ acceptedPattern: password }, value)).toMatchObject({ code: 'format' })
    }
    expect(check({ acceptedPattern: '[\\u4e00-\\u9fa5]{4}' }, '测试用户')).toBe('测试用户')
  })

  for (const source of [
    '(a',
    '[z-a]',
    '(?<=a)b',
    'a(?=b)b',
    '^(?=a)b|c',
    '\\1(a)',
    `(a{1000}){1000}`,
    'a'.repeat(3_000),
  ]) {
    it(`falls back to the pattern id and reports when it is unusable: ${source.slice(0, 20)} [S-135]`, () => {
      const problems: ConfigProblem[] = []
      const options = { name: 'username', report: (problem: ConfigProblem) => problems.push(problem) }
      expect(check({ patternId: 1, acceptedPattern: source }, 'maria', options)).toBe('maria')
      expect(check({ patternId: 1, acceptedPattern: source }, '1maria')).toMatchObject({ code: 'format' })
      expect(problems).toMatchObject([{ kind: 'unusable-pattern', field: 'username', source }])
    })
  }

  // Each takes a backtracking engine seconds to centuries for the value next to it.
  const catastrophic: readonly [string, string][] = [
    ['^(a+)+$', `${'a'.repeat(254)}!`],
    ['^(a*)*$', `${'a'.repeat(254)}!`],
    ['^(a|a)*$', `${'a'.repeat(254)}!`],
    ['^(a|aa)+$', `${'a'.repeat(254)}!`],
    ['^(a?){60}a{60}$', 'a'.repeat(59)],
    ['^(.*a){12}$', 'a'.repeat(11).padEnd(255, 'b')],
    ['^a*a*a*a*a*b$', 'a'.repeat(255)],
    ['^([a-zA-Z]+)*$', `${'a'.repeat(254)}!`],
    ['(\\w+\\s?)*!', 'a'.repeat(255)],
    ['^\\s+|\\s+$', `x${' '.repeat(250)}x`],
    ['^(([a-z])+.)+[A-Z]([a-z])+$', 'a'.repeat(255)],
    ['^(\\d+)*(\\d+)*(\\d+)*x$', '1'.repeat(255)],
    ['^([\\w.]+)+@([\\w.]+)+\\.com$', `${'a.'.repeat(120)}@${'a'.repeat(10)}`],
  ]
  for (const [acceptedPattern, value] of catastrophic) {
    it(`cannot freeze the page: ${acceptedPattern} is answered within 10 ms`, () => {
      const schema = fieldSchema(config({ maxLength: 255, acceptedPattern }), { engine })
      const times = Array.from({ length: 5 }, () => {
        const start = performance.now()
        expect(z.safeParse(schema, value).success).toBe(false)
        return performance.now() - start
      })
      // The best of five: only a slow rule slows down all of them.
      expect(Math.min(...times)).toBeLessThan(10)
    })
  }

  it('leaves the pattern id in charge until the engine has loaded, and an unknown id is reported [S-184]', () => {
    const problems: ConfigProblem[] = []
    const report = (problem: ConfigProblem) => problems.push(problem)
    expect(check({ patternId: 6, acceptedPattern: '^x+$' }, '1234', { engine: undefined })).toBe('1234')
    expect(check({ patternId: 77 }, 'any thing', { name: 'line', report })).toBe('any thing')
    expect(problems).toEqual([{ kind: 'unknown-pattern-id', field: 'line', patternId: 77 }])
  })
})

describe("a form under the server's rules", () => {
  const configs = {
    email: config({ patternId: 3, required: false, maxLength: 60 }),
    username: config({ patternId: 1 }),
    qqNum: config({ enabled: false }),
  }
  const order = ['username', 'qqNum', 'email', 'line'] as const

  it('holds the enabled fields in visual order and nothing else [S-134]', () => {
    expect(shownFields(configs, order)).toEqual(['username', 'email'])
    expect(Object.keys(formSchema(configs, order).shape)).toEqual(['username', 'email'])
    expect(z.parse(formSchema(configs, order), { username: 'maria', email: '', qqNum: '1' })).toEqual({
      username: 'maria',
      email: '',
    })
  })

  it('speaks Standard Schema, faults in visual order', async () => {
    const result = await formSchema(configs, order)['~standard'].validate({ username: '1', email: 'x@' })
    expect(result.issues?.map(({ path, message }) => [path?.[0], message])).toEqual([
      ['username', 'reg_pattern_1'],
      ['email', 'reg_pattern_3'],
    ])
  })
})
