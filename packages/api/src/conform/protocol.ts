import type { Fields } from '../client/parameters.ts'
import { contract } from '../contract/contract.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { inDialect } from '../dialect/dialect.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { readAnswer } from '../client/answer.ts'
import type { Asker } from './ask.ts'
import { checkAnswer, codeFindings } from './checkAnswer.ts'
import { finding } from './findings.ts'
import type { Finding } from './findings.ts'
import type { Run } from './run.ts'
import { sealFor } from './session.ts'

/** Credentials of no account, sent to provoke a refusal. */
const nobody = { username: 'nobody.conform', password: 'Not.a.password.1', captcha: '', type: 'username' }

/** A repeated merchant header has to be refused with HTTP 400 and `function.not.available`. */
export async function merchantTwice(ask: Asker, dialect: Dialect): Promise<readonly Finding[]> {
  const one = inDialect(contract['system.whitelabel'], dialect)
  const read = readAnswer(one.envelope, await ask(one, {}, { merchantTwice: true }))
  if (read.kind !== 'refused')
    return [finding(one.id, 'repeated-header', read.kind === 'value' ? 'answered' : read.kind)]
  const { code, status } = read.refusal
  return code === 'function.not.available' && status === 400
    ? []
    : [finding(one.id, 'repeated-header', `HTTP ${status}, ${code ?? 'no code'}`)]
}

/**
 * A sealed call in plain text has to be refused before it is read: a response about name and password proves that they
 * were read. The name is made up; no real password is ever sent in plain text.
 */
export async function loginInClear(ask: Asker, dialect: Dialect): Promise<readonly Finding[]> {
  const one = inDialect(contract['session.login'], dialect)
  const asked = await ask(one, nobody, { key: crypto.randomUUID() })
  const { read, findings } = checkAnswer(one, asked, Number.POSITIVE_INFINITY)
  if (read === null) return findings
  const judged = read.kind === 'refused' && read.refusal.code !== null && read.refusal.code in one.errors
  return read.kind === 'value' || judged ? [finding(one.id, 'clear-body-accepted')] : []
}

/** The key has to fit one of the known schemes. */
export async function keyUsable(ask: Asker, dialect: Dialect): Promise<readonly Finding[]> {
  return (await sealFor(ask, dialect, nobody)) === null ? [finding('session.sealingKey', 'sealing-key')] : []
}

/** A field of this request and a text that its schema refuses; null when every text would do. */
function wrongInput(one: Endpoint, request: Fields): Fields | null {
  for (const field of Object.keys(fieldsOf(one))) {
    const wrong = { ...request, [field]: 'not-right' }
    if (!one.input.safeParse(wrong).success) return wrong
  }
  return null
}

const fieldsOf = (one: Endpoint): object => ('shape' in one.input ? (one.input.shape as object) : {})

/** Wrong input has to be refused without a server error and, on request, with a code of the contract. */
export async function badInput(
  { ask, options }: Pick<Run, 'ask' | 'options'>,
  one: Endpoint,
  request: Fields,
  token: string | null,
): Promise<readonly Finding[]> {
  const wrong = wrongInput(one, request)
  if (wrong === null) return []
  const asked = await ask(one, wrong, { token })
  if (asked.status >= 500) return [finding(one.id, 'fault-on-bad-input', `HTTP ${asked.status}`)]
  const read = readAnswer(one.envelope, asked)
  if (read.kind === 'refused' && options.errors === true) return codeFindings(one, read.refusal.code)
  return read.kind === 'value' ? [finding(one.id, 'bad-input-accepted')] : []
}

/** Why there is no response: another method, or the name of another dialect. Reads only, because it tries both. */
export async function whereElse(
  ask: Asker,
  one: Endpoint,
  request: Fields,
  how: { readonly token: string | null; readonly others: readonly Endpoint[] },
): Promise<Finding | null> {
  const found = async (other: Endpoint, method: string): Promise<boolean> => {
    const asked = await ask(other, request, { token: how.token, method })
    return asked.broken === undefined && asked.status !== 404 && asked.status !== 405
  }
  for (const other of how.others) {
    if (await found(other, other.method)) return finding(one.id, 'other-dialect', `${other.method} ${other.path}`)
  }
  const method = one.method === 'GET' ? 'POST' : 'GET'
  return (await found(one, method)) ? finding(one.id, 'wrong-method', method) : null
}
