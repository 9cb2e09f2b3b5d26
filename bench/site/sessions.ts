/** Sessions of the sandbox, as a browser keeps them. */
import { panelHeaders } from '../../scripts/serving/servers.ts'

/** Runs an action of the sandbox's operator panel. */
export async function operate(
  sandbox: number,
  action: string,
  input: object,
): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(`http://localhost:${sandbox}/__sandbox/api/${action}`, {
    method: 'POST',
    body: JSON.stringify(input),
    headers: panelHeaders(sandbox),
  })
  if (!answer.ok) throw new Error(`The panel refused ${action}: ${await answer.text()}`)
  return (await answer.json()) as Readonly<Record<string, unknown>>
}

/** The session storage of a logged-in member who has seen the popups. `sandbox` is the port of the sandbox. */
export async function sessionOf(sandbox: number, account: string): Promise<Readonly<Record<string, string>>> {
  const { token, username, accountType } = await operate(sandbox, 'sessions/open', { merchant: 'crph', account })
  return {
    token: String(token),
    username: String(username),
    isAgent: String(accountType),
    sessionMark: crypto.randomUUID(),
    ...Object.fromEntries(
      ['GIFT_POPUP_GUEST', 'GIFT_POPUP_USER', 'ANONYMOUS_POPUP', 'USER_POPUP', 'AGREEMENT_POPUP'].map((key) => [
        key,
        'closed',
      ]),
    ),
  }
}
