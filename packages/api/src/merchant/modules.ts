/** A part of the product that modules belong to: a node of the tree that the platform sends. */
export type ModuleGroup = 'REGISTRATION' | 'LOGIN' | 'MEMBERCENTRE' | 'GAMES' | 'AGENTCENTRE'

/** A module of the platform: something that a merchant has or does not have. */
export interface Module {
  /** Node of the tree that it hangs under. */
  readonly group: ModuleGroup
  /** What people of the trade call it. */
  readonly name: string
  /** Its purpose, in one sentence. */
  readonly purpose: string
  /** Off unless the merchant switches it on. */
  readonly startsOff?: true
}

/**
 * Every module, in the order of the platform's tree. The calls of a module are those of the contract that carry its id;
 * the pages and entries that it shows or hides name it in their own tables.
 */
export const modules = Object.freeze({
  DIRECTREG3: {
    group: 'REGISTRATION',
    name: 'Sign-up',
    purpose: 'People can register by themselves; the sign-up buttons show.',
  },
  USERNAMEREG3: {
    group: 'REGISTRATION',
    name: 'Registration with a user name',
    purpose: 'Registration offers the form with user name and password.',
  },
  MOBILENUMREG3: {
    group: 'REGISTRATION',
    name: 'Registration with a mobile number',
    purpose: 'Registration offers the form with a mobile number and a code by SMS.',
    startsOff: true,
  },
  MOBILENUMPASSREG3: {
    group: 'REGISTRATION',
    name: 'Password in mobile registration',
    purpose: 'The form with a mobile number asks for a password too.',
    startsOff: true,
  },
  REGMOBVERF3: {
    group: 'REGISTRATION',
    name: 'SMS code in registration',
    purpose: 'The form with a user name asks for a code by SMS.',
    startsOff: true,
  },
  FIREBASESMS3: {
    group: 'REGISTRATION',
    name: 'SMS by Firebase',
    purpose: 'Firebase sends the registration codes instead of the platform.',
    startsOff: true,
  },
  REG3: {
    group: 'REGISTRATION',
    name: 'Registration',
    purpose: 'The platform takes registrations with a user name.',
  },
  AFFMAN3: {
    group: 'REGISTRATION',
    name: 'Affiliates',
    purpose: 'Affiliate codes are checked at registration, and people can apply to become an affiliate.',
  },
  MOBILEVERCODELOGIN3: {
    group: 'LOGIN',
    name: 'Login by SMS',
    purpose: 'The login window offers a code by SMS instead of a password.',
  },
  FREEPLAY3: {
    group: 'LOGIN',
    name: 'Free play',
    purpose: 'Visitors can try the site with a demo account.',
    startsOff: true,
  },
  SOCIALLOGIN3: {
    group: 'LOGIN',
    name: 'Login with another account',
    purpose: 'People log in with Google, Facebook or Telegram.',
    startsOff: true,
  },
  PWDEXPFORCECHANGE3: {
    group: 'LOGIN',
    name: 'Forced password change',
    purpose: 'An expired password has to be changed before anything else.',
  },
  CHNGPASSVERIF3: {
    group: 'LOGIN',
    name: 'New password by phone',
    purpose: 'Forgotten passwords can be replaced after a code by SMS.',
  },
  PWRESETSMS3: {
    group: 'LOGIN',
    name: 'SMS for forgotten passwords',
    purpose: 'The platform sends the SMS by which a forgotten password is replaced.',
  },
  LOGINIPVERF3: {
    group: 'LOGIN',
    name: 'Second step at new addresses',
    purpose: 'A login from an unknown internet address asks for a second proof.',
    startsOff: true,
  },
  GEETEST3: {
    group: 'LOGIN',
    name: 'Slider check',
    purpose: 'Login, registration and codes by SMS ask for a slider that shows a person is there.',
    startsOff: true,
  },
  CAPTCHA3: {
    group: 'LOGIN',
    name: 'Picture check',
    purpose: 'Login and registration can ask for the characters of a picture.',
  },
  VERIFICATION3: {
    group: 'LOGIN',
    name: 'Codes by SMS',
    purpose: 'The platform sends codes by SMS for login and for the mobile number of an account.',
  },
  MYWALL: {
    group: 'MEMBERCENTRE',
    name: 'My wallet',
    purpose: 'Members of a merchant with several wallets see them and move money between them.',
  },
  DEPOSIT: {
    group: 'MEMBERCENTRE',
    name: 'Deposit',
    purpose: 'Members can pay money in; the deposit buttons show.',
  },
  WITHDRAW: {
    group: 'MEMBERCENTRE',
    name: 'Withdrawal',
    purpose: 'Members can take money out; the withdrawal buttons show.',
  },
  CREDITMAR3: {
    group: 'MEMBERCENTRE',
    name: 'Credit market',
    purpose: 'Agents settle in credit, without deposits and withdrawals on the site.',
    startsOff: true,
  },
  FUNDTRANS3: {
    group: 'MEMBERCENTRE',
    name: 'Transfers between wallets',
    purpose: 'Members move money between the wallets of a merchant with several.',
  },
  AGETRANSFERUP3: {
    group: 'MEMBERCENTRE',
    name: 'Transfer to the upline',
    purpose: 'Members send money to their agent.',
    startsOff: true,
  },
  MAILCEN: {
    group: 'MEMBERCENTRE',
    name: 'Message centre',
    purpose: 'Members have an inbox in their centre.',
  },
  INBOX3: {
    group: 'MEMBERCENTRE',
    name: 'Messages',
    purpose: 'The platform keeps messages between members and service and counts unread ones.',
  },
  REWCEN3: {
    group: 'MEMBERCENTRE',
    name: 'Rewards and promotions',
    purpose: 'Members have a reward centre, and promotions are shown and joined.',
  },
  PTSYS3: {
    group: 'MEMBERCENTRE',
    name: 'Points mall',
    purpose: 'Members collect points and exchange them for goods or money.',
  },
  MEMTRANS3: {
    group: 'MEMBERCENTRE',
    name: 'Records',
    purpose: 'Members see their bets, their account record and their profit and loss.',
  },
  PLYRBT: {
    group: 'MEMBERCENTRE',
    name: 'Bonus details',
    purpose: 'Members see the bonuses they hold and what is left to wager.',
  },
  MANPLAYREB3: {
    group: 'MEMBERCENTRE',
    name: 'Manual rebate',
    purpose: 'Members collect their rebate by hand.',
  },
  FEEDBACK3: {
    group: 'MEMBERCENTRE',
    name: 'Feedback',
    purpose: 'Members send feedback from the help page.',
  },
  CBS3: {
    group: 'MEMBERCENTRE',
    name: 'Chat room',
    purpose: 'Members read and write in a chat room.',
  },
  PASS3: {
    group: 'MEMBERCENTRE',
    name: 'Change of password',
    purpose: 'Members change their login password.',
  },
  PAYMENTPASS3: {
    group: 'MEMBERCENTRE',
    name: 'Withdrawal password',
    purpose: 'Members set and change the password that protects money going out.',
  },
  BINDGA3: {
    group: 'MEMBERCENTRE',
    name: 'Authenticator app',
    purpose: 'Members protect their login with the codes of an app.',
  },
  MAILVERIFICATION3: {
    group: 'MEMBERCENTRE',
    name: 'E-mail address',
    purpose: 'Members confirm an e-mail address.',
  },
  PROFPIC3: {
    group: 'MEMBERCENTRE',
    name: 'Profile picture',
    purpose: 'Members choose a picture.',
  },
  MEMCLUB3: {
    group: 'MEMBERCENTRE',
    name: 'Member club',
    purpose: 'Members see their VIP rank and what the next one takes.',
  },
  DPSTBAS3: {
    group: 'MEMBERCENTRE',
    name: 'Deposit methods',
    purpose: 'The platform lists ways to pay and takes deposits.',
  },
  REFERRAL3: {
    group: 'MEMBERCENTRE',
    name: 'Invite friends',
    purpose: 'Members invite friends and are rewarded for it.',
  },
  WDRAWNOPASSVERIF3: {
    group: 'MEMBERCENTRE',
    name: 'Withdrawal without its password',
    purpose: 'A withdrawal does not ask for the withdrawal password.',
    startsOff: true,
  },
  GAMELO3: {
    group: 'GAMES',
    name: 'Games',
    purpose: 'Games are listed and can be played.',
  },
  GAMELOHOT3: {
    group: 'GAMES',
    name: 'Hot games',
    purpose: 'Home and lobby show the games that are played most.',
  },
  GAMELOFAV3: {
    group: 'GAMES',
    name: 'Favourite games',
    purpose: 'Members mark games with a heart and find them in a tab of their own.',
  },
  GAMELOREC3: {
    group: 'GAMES',
    name: 'Recently played',
    purpose: 'Members find the games they played last.',
  },
  AGEANNOUNCE3: {
    group: 'GAMES',
    name: 'Lottery news',
    purpose: 'Lottery pages show popular lotteries and opened numbers.',
  },
  AGENTPOLICY3: {
    group: 'AGENTCENTRE',
    name: 'Contracts',
    purpose: 'Agents offer contracts to their team, and both sides answer them.',
  },
  AGEINFO3: {
    group: 'AGENTCENTRE',
    name: 'Team balance',
    purpose: 'Agents see the balance of their whole team.',
  },
  AGENTANNOUNCE3: {
    group: 'AGENTCENTRE',
    name: 'Agent announcements',
    purpose: 'Agents read announcements of the operator.',
  },
  AGEDOWNTRANS3: {
    group: 'AGENTCENTRE',
    name: 'Team transactions',
    purpose: 'Agents see the account records of their team and send money to members below them.',
  },
  AGEPAG: {
    group: 'AGENTCENTRE',
    name: 'Team overview',
    purpose: 'Agents see the figures of their team at a glance.',
  },
  DOWNMAN: {
    group: 'AGENTCENTRE',
    name: 'Team management',
    purpose: 'Agents see the members below them and set their rates.',
  },
  TEAMBETTING3: {
    group: 'AGENTCENTRE',
    name: 'Team betting',
    purpose: 'Agents see what their team stakes, by game and by member.',
  },
  AGETEAMPNL3: {
    group: 'AGENTCENTRE',
    name: 'Profit and loss of the team',
    purpose: 'Agents see what their team wins and loses.',
  },
  AGEREV3: {
    group: 'AGENTCENTRE',
    name: 'Agent income',
    purpose: 'Agents see what they have earned.',
  },
  AGEREGDOWN3: {
    group: 'AGENTCENTRE',
    name: 'Add accounts',
    purpose: 'Agents open accounts for people below them.',
  },
  CREATEAFF3: {
    group: 'AGENTCENTRE',
    name: 'Registration links',
    purpose: 'Agents make links by which people register below them.',
  },
  REGCEN: {
    group: 'AGENTCENTRE',
    name: 'Register centre',
    purpose: 'The agent centre has the page that adds accounts and links.',
  },
  DIVIDEND: {
    group: 'AGENTCENTRE',
    name: 'Dividend records',
    purpose: 'Agents see the dividends that their contract pays.',
  },
  DAYSAL: {
    group: 'AGENTCENTRE',
    name: 'Daily salary records',
    purpose: 'Agents see the daily salary that their contract pays.',
  },
  DAYSALMR: {
    group: 'AGENTCENTRE',
    name: 'Contracts of members',
    purpose: 'Members have a page for the contracts that their agent offers them.',
  },
  SIGNCONDIV3: {
    group: 'AGENTCENTRE',
    name: 'Dividend contracts',
    purpose: 'Contracts about dividends can be offered and answered.',
  },
  DAILYSALCONT3: {
    group: 'AGENTCENTRE',
    name: 'Daily salary contracts',
    purpose: 'Contracts about a daily salary can be offered and answered.',
  },
  HOURSAL3: {
    group: 'AGENTCENTRE',
    name: 'Hourly salary',
    purpose: 'Contracts about an hourly salary can be offered and answered, and agents see what they pay.',
  },
  RTSALARY3: {
    group: 'AGENTCENTRE',
    name: 'Real-time salary',
    purpose: 'Contracts about a real-time salary can be offered and answered, and agents see what they pay.',
  },
} as const satisfies Readonly<Record<string, Module>>)

/** Id of a module, as the header `ModuleId` and the platform's tree carry it. */
export type ModuleId = keyof typeof modules

/** Every id, in the order of the tree. */
export const allModules = Object.keys(modules) as readonly ModuleId[]

/** Whether a text is the id of a module. */
export const isModuleId = (id: string): id is ModuleId => Object.hasOwn(modules, id)
