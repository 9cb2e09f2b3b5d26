import { accountTypes } from '@croupier/stores'
import { useText } from '../../parts/text/useText.ts'

/** The default type of an agent below another one (wire fact 3.3). */
const agentType = 2

/** Names the kinds of account that an agent can open. */
export function useTypeName(): (type: number) => string {
  const text = useText()
  return (type) => {
    if (type === accountTypes.member) return text('add_account.type_member')
    return type === agentType ? text('add_account.type_agent') : text('add_account.type_other', { type })
  }
}
