import deposit from './deposit.ts'
import errors from './errors.ts'
import forms from './forms.ts'
import game from './game.ts'
import home from './home.ts'
import legal from './legal.ts'
import lobby from './lobby.ts'
import member from './member.ts'
import notices from './notices.ts'
import records from './records.ts'
import session from './session.ts'
import shell from './shell.ts'
import status from './status.ts'

export default {
  ...shell,
  ...status,
  ...session,
  ...forms,
  ...legal,
  ...home,
  ...lobby,
  ...game,
  ...notices,
  ...member,
  ...deposit,
  ...records,
  ...errors,
}
