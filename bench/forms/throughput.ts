/** Runs a check for a while, in rounds, and returns the best round's checks a second. */
export const perSecond = (check: () => unknown, milliseconds = 60): number => {
  let kept: unknown
  let batch = 64
  const run = (times: number) => {
    const start = performance.now()
    for (let time = 0; time < times; time++) kept = check()
    return performance.now() - start
  }
  while (run(batch) < 4) batch *= 2
  let best = 0
  for (const end = performance.now() + milliseconds; performance.now() < end;)
    best = Math.max(best, (batch / run(batch)) * 1000)
  return kept === check ? 0 : best
}

/** A rule as the shortest equivalent expression for composed text, and typical values of such a field. */
export interface Bare {
  readonly expression: RegExp
  readonly typical: readonly string[]
}

const name = /^\p{L}[\p{L}\p{M}'’-]* \p{L}[\p{L}\p{M}'’-]*$/u

/** One for each of the 24 rules, by id. Dates are checked for shape only; the kit also checks the calendar. */
export const bare: readonly Bare[] = [
  { expression: /^[^]*$/, typical: ['te st!', 'Ana2024'] },
  { expression: /^[A-Za-z][A-Za-z0-9]*$/, typical: ['maria', 'Ana2024', '1abc'] },
  { expression: /^[\p{Script=Han}0-9]+$/u, typical: ['张三1234', '测试用户', 'abcd'] },
  {
    expression: /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i,
    typical: ['maria@mail.example', 'u+t@d.io', 'ana@mail'],
  },
  { expression: /^[A-Za-z0-9]+$/, typical: ['Ab12', 'maria99', 'ab-1'] },
  { expression: /^(?=[A-Za-z]*[0-9])(?=[0-9]*[A-Za-z])[A-Za-z0-9]+$/, typical: ['Croupier1', 'a1b2c3', 'abcd'] },
  { expression: /^[0-9]+$/, typical: ['09171234567', '246810', '12a4'] },
  { expression: /^[a-z0-9]*[A-Z][A-Za-z0-9]*$/, typical: ['Abc1', 'PASS99', 'abc1'] },
  { expression: /^[A-Za-z ]+$/, typical: ['Juan Cruz', 'Maria', 'Juan2'] },
  { expression: /^\S*$/u, typical: ['ab!1', 'x1.2', 'ab 1'] },
  { expression: /^[\p{Script=Han}\p{P}～]+$/u, typical: ['张·三', '王五', 'Zhang'] },
  { expression: /^\d{4}-\d{2}-\d{2}$/, typical: ['1999-01-31', '2000-02-29', '31-01-1999'] },
  { expression: /^[A-Za-z]+ [A-Za-z]+$/, typical: ['Juan Cruz', 'Mary Ann', 'Juan'] },
  { expression: /^\d{2}-\d{2}-\d{4}$/, typical: ['01-31-1999', '02-29-2000', '1999-01-31'] },
  { expression: /^[A-Za-z0-9]+$/, typical: ['abc1', 'a1B2', 'a b1'] },
  { expression: /^[\p{Script=Hangul}&&\p{L}]+$/v, typical: ['홍길동', '김철수', 'Hong'] },
  { expression: /^[\p{Script=Thai}&&[\p{L}\p{M}]]+$/v, typical: ['สมชาย', 'วิชัย', 'Somchai'] },
  { expression: /^[[\p{Script=Thai}&&[\p{L}\p{M}]]A-Za-z ]+$/v, typical: ['สม ชาย', 'Som Chai', 'Som-chai'] },
  { expression: /^ *[A-Z][A-Z ]*$/, typical: ['JUAN CRUZ', 'A B C', 'Juan'] },
  { expression: /^[!-~]+$/, typical: ['Ab1!', '!@#$', 'ab 1'] },
  {
    expression: /^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])(?=.*[!-/:-@[-`{-~])[!-~]+$/,
    typical: ['Ab1!cdef', 'Pw12#x', 'Abc123'],
  },
  { expression: name, typical: ['Juan Cruz', 'José Peña', 'Juan'] },
  {
    expression: /^[\p{Script=Hiragana}\p{Script=Katakana}ー・\p{Script=Han}]+$/u,
    typical: ['ヤマダ', '山田太郎', 'yamada'],
  },
  { expression: /^[A-Z]+$/, typical: ['ABCD', 'JUAN', 'ABcD'] },
]
