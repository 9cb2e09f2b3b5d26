import accessibility from './accessibility.ts'
import plain from './plain.ts'
import accountRecord from './account-record.ts'
import account from './account.ts'
import deposit from './deposit.ts'
import payoutForms from './payout-forms.ts'
import payouts from './payouts.ts'
import memberForms from './member-forms.ts'
import agent from './agent.ts'
import agentReports from './agent-reports.ts'
import agentForms from './agent-forms.ts'
import agentMoney from './agent-money.ts'
import agreements from './agreements.ts'
import safety from './safety.ts'
import safetyForms from './safety-forms.ts'
import chat from './chat.ts'
import dataUse from './data-use.ts'
import domains from './domains.ts'
import trusted from './trusted.ts'
import health from './health.ts'
import errors from './errors.ts'
import forms from './forms.ts'
import game from './game.ts'
import help from './help.ts'
import home from './home.ts'
import homeRows from './home-rows.ts'
import inbox from './inbox.ts'
import languages from './languages.ts'
import legal from './legal.ts'
import lobby from './lobby.ts'
import lottery from './lottery.ts'
import loyalty from './loyalty.ts'
import member from './member.ts'
import notices from './notices.ts'
import pointMall from './point-mall.ts'
import promotions from './promotions.ts'
import protection from './protection.ts'
import duties from './duties.ts'
import records from './records.ts'
import rewards from './rewards.ts'
import session from './session.ts'
import shell from './shell.ts'
import status from './status.ts'
import team from './team.ts'
import tile from './tile.ts'
import transfers from './transfers.ts'
import page from './page.ts'

const english = {
  ...shell,
  ...status,
  ...languages,
  ...session,
  ...forms,
  ...legal,
  ...help,
  ...home,
  ...homeRows,
  ...lobby,
  ...lottery,
  ...tile,
  ...game,
  ...notices,
  ...inbox,
  ...chat,
  ...dataUse,
  ...domains,
  ...trusted,
  ...health,
  ...member,
  ...account,
  ...deposit,
  ...payoutForms,
  ...payouts,
  ...memberForms,
  ...agent,
  ...agentReports,
  ...team,
  ...agentForms,
  ...agentMoney,
  ...agreements,
  ...safety,
  ...safetyForms,
  ...pointMall,
  ...promotions,
  ...protection,
  ...duties,
  ...records,
  ...accessibility,
  ...plain,
  ...accountRecord,
  ...loyalty,
  ...rewards,
  ...transfers,
  ...errors,
  ...page,
}

export default english
