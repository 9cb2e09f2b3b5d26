export { createRootStore, RootStore, type Phase } from './root/RootStore.ts'
export type {
  Analytics,
  Clock,
  Cookies,
  HumanCheck,
  HumanProof,
  HumanScene,
  KeyValueStorage,
  Place,
  Presence,
  Tabs,
  WireContext,
  OpenedWindow,
  Push,
  SentCode,
  ErrorReports,
  Ports,
} from './ports/Ports.ts'
export type { LateStore } from './late/LateStore.ts'
export { lobbyAddress, lobbyFields, readLobbyAddress, type LobbyView } from './lobby/lobbyAddress.ts'
export { CentreStore } from './centre/CentreStore.ts'
export type { LeaveHold } from './centre/LeaveHold.ts'
export { paths, withQuery } from './paths/paths.ts'
export { failed, idle, loading, ready, type LoadOutcome, type Remote } from './kit/Remote.ts'
export type { RemotePages } from './kit/RemotePages.ts'
export { RemoteValue } from './kit/RemoteValue.ts'
export * from './config/constants.ts'
export { defaultSiteConfig, type SiteConfig } from './config/SiteConfig.ts'
export { MerchantStore, merchantChoiceKey, merchantCookie } from './merchant/MerchantStore.ts'
export { LocaleStore, languageKeys, type DigitsChoice } from './locale/LocaleStore.ts'
export { ThemeStore, type ThemeName } from './theme/ThemeStore.ts'
export { failureText, isSessionFailure, platformCode, type FailureText } from './failure/failureText.ts'
export { failureModal, failureToast, tellFailure } from './failure/tellFailure.ts'
export { ModalStore, type OpenModal } from './modals/ModalStore.ts'
export {
  modalNames,
  type DialogWords,
  type Modal,
  type ModalKind,
  type ModalOf,
  type ModalResults,
  type PasswordReason,
  type PopupListOf,
} from './modals/modal.ts'
export { ToastStore, type Toast } from './modals/ToastStore.ts'
export { areSwitchedOn, type Switched, type Switches } from './system/switched.ts'
export { SystemStore, systemStatus, type Permission, type SystemStatus } from './system/SystemStore.ts'
export { LoginGuard, type GuardedAction } from './session/LoginGuard.ts'
export { breakStarted } from './session/breakStarted.ts'
export { SessionStore, type AccountOpening, type SessionPause } from './session/SessionStore.ts'
export {
  identityNames,
  IdentityStore,
  identityStore,
  type IdentityOutcome,
  type IdentityProblem,
  type UnlinkedIdentity,
} from './sign-in/IdentityStore.ts'
export { LinkedIdentitiesStore, linkedIdentitiesStore } from './sign-in/LinkedIdentitiesStore.ts'
export { SignInStore, signInStore } from './sign-in/SignInStore.ts'
export type { SignInForm, SignInOutcome } from './sign-in/SessionEntry.ts'
export { signOutStore, type SignOutStore } from './sign-in/SignOutStore.ts'
export { HumanCheckStore, humanCheckStore, type HumanAnswer, type HumanPuzzle } from './sign-in/HumanCheckStore.ts'
export {
  LoginVerificationStore,
  loginVerificationStore,
  type LoginStep,
  type LoginVerification,
} from './sign-in/LoginVerificationStore.ts'
export { PasswordStore, passwordStore, type PasswordOutcome } from './sign-in/PasswordStore.ts'
export { ForgotPasswordStore, forgotPasswordStore, type ForgotOutcome } from './sign-in/ForgotPasswordStore.ts'
export {
  ChatStore,
  chatLineLength,
  chatStore,
  type ChatLine,
  type ChatPermission,
  type ChatRoom,
} from './chat/ChatStore.ts'
export { CaptchaStore, captchaStore } from './sign-in/CaptchaStore.ts'
export { isAgentType, isTrialType, parseAccountType, sessionKeys } from './config/account.ts'
export { dueChange, type DueChange, type PasswordChange, type PasswordFacts } from './session/passwordChange.ts'
export { Countdown } from './countdown/Countdown.ts'
export { SmsStore, smsStore, type SmsOutcome, type SmsPurpose } from './registration/SmsStore.ts'
export {
  RegistrationStore,
  registrationStore,
  type MobileRegistrationForm,
  type RegistrationForm,
  type RegistrationOutcome,
} from './registration/RegistrationStore.ts'
export { keepReferral, referralKey } from './registration/referral.ts'
export { MemberStore, type Member } from './member/MemberStore.ts'
export { CountersStore, type Counts, type KnownCounts } from './member/CountersStore.ts'
export { balanceMask, BalanceStore, type ShownBalance } from './wallet/BalanceStore.ts'
export { CatalogueStore, catalogueKeys, type VendorCard, type VendorLane } from './catalogue/CatalogueStore.ts'
export type { GameTile } from './game-tile/GameTile.ts'
export { categoryLabel, categoryPath, type Lane, type NavigationItem } from './catalogue/lanes.ts'
export { GameListStore, gameListStore } from './lobby/GameListStore.ts'
export type { GameFilters, ListType } from './lobby/listPage.ts'
export { FavouritesStore } from './favourites/FavouritesStore.ts'
export { LaunchStore } from './launch/LaunchStore.ts'
export type { LaunchedGame } from './launch/launchAddress.ts'
export { gamePath, lobbyTypes, targetOfSearch, type LaunchTarget, type StartDecision } from './launch/startDecision.ts'
export { NoticesStore, type Announcements, type Banner, type Notice } from './notices/NoticesStore.ts'
export { GiftStore, giftKeys } from './notices/GiftStore.ts'
export type { FoundBy } from './lobby/searchGames.ts'
export { GameSearchStore, gameSearchStore } from './lobby/GameSearchStore.ts'
export { PvpRoomsStore, pvpRoomsStore, type PvpRoom } from './lobby/PvpRoomsStore.ts'
export {
  DomainsStore,
  domainsStore,
  type DomainKey,
  type DomainList,
  type MeasuredDomain,
} from './domains/DomainsStore.ts'
export { DataSaverStore, dataSaverCookie, type DataSaverChoice } from './data-saver/DataSaverStore.ts'
export {
  TrustedStore,
  trustedStore,
  type Trusted,
  type TrustedInvitation,
  type TrustedTopic,
} from './trusted/TrustedStore.ts'
export { HealthStore, healthStore, type Health, type ServiceHours, type ServiceState } from './health/HealthStore.ts'
export { HomeStore, homeStore, type Jackpot, type Match } from './home/HomeStore.ts'
export { WinnerBoardStore, winnersStore, type Winner } from './winners/WinnerBoardStore.ts'
export {
  LotteryStore,
  lotteryFields,
  lotteryStore,
  type LotteryEntry,
  type LotteryGroup,
  type LotteryList,
} from './lottery/LotteryStore.ts'
export { type ComingDraw, type LotteryDraw, type NearestDraw } from './lottery/LotteryDraws.ts'
export { type BetOutcome, type PlacedBet } from './lottery/LotteryBets.ts'
export {
  pickFault,
  pickKind,
  possibleWin,
  quickPick,
  sides,
  stakeFault,
  type LotteryGame,
  type LotteryPlay,
  type LotteryRules,
  type PickFault,
  type StakeFault,
} from './lottery/lotteryBet.ts'
export {
  isPending,
  type Deposit,
  type DepositMethod,
  type DepositOrder,
  type DepositOutcome,
  type DepositSettings,
  type TransferFacts,
} from './deposit/deposit.ts'
export { DepositStore, depositStore } from './deposit/DepositStore.ts'
export {
  bankAccountsStore,
  type BankAccount,
  type BankAccountOutcome,
  type WithdrawalBank,
} from './bank-accounts/BankAccountsStore.ts'
export { PaymentPasswordStore, paymentPasswordStore } from './payment-password/PaymentPasswordStore.ts'
export type { Refused } from './failure/refused.ts'
export {
  isPendingWithdrawal,
  withdrawalFields,
  withdrawalStore,
  type Receipt,
  type Receipts,
  type Withdrawal,
  type WithdrawalPage,
  type WithdrawalSettings,
  type WithdrawalStage,
} from './withdrawal/WithdrawalStore.ts'
export {
  BetRecordsStore,
  betRecordFields,
  betRecordsStore,
  type Bet,
  type BetCategory,
  type BetState,
  type BetFilters,
  type BetPage,
  type BetStatus,
} from './records/BetRecordsStore.ts'
export {
  InboxStore,
  inboxFields,
  inboxStore,
  type InboxEntry,
  type InboxMessage,
  type InboxPage,
} from './inbox/InboxStore.ts'
export {
  isClaimable,
  rewardsStore,
  type ClaimOutcome,
  type PromoCode,
  type Reward,
  type RewardGiven,
} from './rewards/RewardsStore.ts'
export {
  promotionFields,
  promotionsStore,
  promotionTypes,
  type Application,
  type Promotion,
  type PromotionPage,
  type PromotionStatus,
  type PromotionType,
} from './promotions/PromotionsStore.ts'
export { promotionStore, type JoinOutcome, type PromotionDetail } from './promotions/PromotionStore.ts'
export { exampleStake, promotionTruth, type PromotionTruth, type TruthFacts } from './promotions/promotionTruth.ts'
export { signInWeekStore, type SignInWeek } from './promotions/SignInWeekStore.ts'
export {
  mallViews,
  pointMallFields,
  pointMallStore,
  redemptionStatuses,
  type MallView,
  type PointChange,
  type PointReward,
  type PointsConfig,
  type Redemption,
  type RedemptionStatus,
} from './points/PointMallStore.ts'
export { rewardCountsStore } from './rewards/RewardCountsStore.ts'
export { ticketsStore, type Raffle, type RaffleEntry, type Ticket } from './tickets/TicketsStore.ts'
export { mainWallet, transfersStore, type SentTransfer, type TransferSettings } from './transfers/TransfersStore.ts'
export {
  accountRecordFields,
  accountRecordStore,
  movementFields,
  type Movement,
  type StatementSums,
} from './account-record/AccountRecordStore.ts'
export { profitFields, profitStore, type ProfitDay, type ProfitSums } from './profit/ProfitStore.ts'
export { affiliateStore } from './affiliate/AffiliateStore.ts'
export { fbSportsStore, fbVendor } from './fb-sports/fbSportsStore.ts'
export { feedbackStore } from './feedback/FeedbackStore.ts'
export { helpStore, type HelpChapter } from './help/HelpStore.ts'
export { rebatesStore, type Rebate, type Rebates } from './rebates/RebatesStore.ts'
export { ranksStore, type Rank, type RankProgress } from './ranks/RanksStore.ts'
export { referralStore, type Referral } from './referrals/ReferralStore.ts'
export { missionsStore, type Mission, type MissionBoard } from './missions/MissionsStore.ts'
export { serviceMessageLength, serviceThreadStore } from './service-thread/ServiceThreadStore.ts'
export { betDetailFields, betDetailStore, type BetDetail } from './records/BetDetailStore.ts'
export { monthlyStatementStore, type StatementMonth } from './monthly-statement/MonthlyStatementStore.ts'
export { bonusesStore, type Bonus } from './bonuses/BonusesStore.ts'
export { PlatformClock } from './platform-clock/PlatformClock.ts'
export {
  SafetyStore,
  safetyStore,
  type SafetyBreak,
  type SafetyChange,
  type SafetyLimit,
  type SafetyLimitName,
  type SafetyOutcome,
  type SafetyOverview,
  type SafetyRules,
  type SelfTestOutcome,
} from './safety/SafetyStore.ts'
export {
  GamingSessionStore,
  gamingSessionStore,
  type PlayStop,
  type GamingSession,
} from './safety/GamingSessionStore.ts'
export {
  AccountSecurityStore,
  accountSecurityStore,
  type AccountSecurity,
  type AvatarChoice,
  type Enrolment,
  type LoginEntry,
  type LoginHistory,
  type SecurityOutcome,
} from './account-security/AccountSecurityStore.ts'
export { DetailsStore, detailsStore, type GivenDetails } from './details/DetailsStore.ts'
export { StepUpStore, stepUpStore, type StepUpProof } from './step-up/StepUpStore.ts'
export { DevicesStore, devicesStore, type DeviceSession } from './devices/DevicesStore.ts'
export { MemberCentreStore, type MemberCentreFacts } from './centre/MemberCentreStore.ts'
export { AgentCentreStore, defaultAgentCentrePage } from './centre/AgentCentreStore.ts'
export { agentMenuStore, type AgentMenuStore } from './agent-menu/AgentMenuStore.ts'
export { agentCentrePages, type AgentMenuEntry, type AgentPage, type AgentPageKey } from './centre/agentCentreMenu.ts'
export {
  reportProducts,
  teamReportFields,
  TeamReportStore,
  type ReportPage,
  type ReportProduct,
  type ReportSort,
} from './team-reports/TeamReportStore.ts'
export {
  agentIncomeStore,
  teamBettingStore,
  teamMovementsStore,
  userLossStore,
  type AgentIncomePage,
  type AgentIncomeRow,
  type TeamBettingPage,
  type TeamBettingRow,
  type TeamMovement,
  type TeamMovementPage,
  type UserLossPage,
  type UserLossRow,
} from './team-reports/teamReports.ts'
export {
  teamOverviewFields,
  teamOverviewStore,
  type ComparedFigures,
  type TeamDay,
  type TeamFigures,
  type TeamProduct,
  type TeamProducts,
} from './team-overview/TeamOverviewStore.ts'
export {
  teamFields,
  teamSortColumns,
  teamStore,
  type Downline,
  type DownlineDetail,
  type DownlinePage,
  type RateBounds,
  type TeamBalance,
} from './team/TeamStore.ts'
export { announcementFields, announcementsStore, type Announcement } from './announcements/AnnouncementsStore.ts'
export {
  defaultMemberCentrePage,
  memberCentrePages,
  type MemberPage,
  type MemberPageKey,
  type MenuEntry,
} from './centre/memberCentreMenu.ts'
export { AgeStore } from './age/AgeStore.ts'
export { consentStore, type Consent, type ConsentStore, type MarketingChoice } from './consent/ConsentStore.ts'
export { agreementKinds, type AgreementKind } from './centre/agreementKinds.ts'
export { agreementFactsStore, type AgreementFactsStore } from './agreements/AgreementFactsStore.ts'
export {
  agreementFields,
  agreementsStore,
  type Agreement,
  type AgreementDetail,
  type AgreementEvent,
  type AgreementFilters,
  type AgreementReplay,
} from './agreements/AgreementsStore.ts'
export {
  offerStore,
  type OfferBounds,
  type OfferPreview,
  type OfferReceiver,
  type OfferTerms,
} from './agreements/OfferStore.ts'
export {
  ProfileStore,
  profileStore,
  type IdentityCheck,
  type IdentityDocument,
  type ProfileDetails,
  type ReadinessCheck,
  type UploadProgress,
} from './profile/ProfileStore.ts'
export { gameFactsStore, type GameFacts, type GameFactsStore } from './lobby/GameFactsStore.ts'
export {
  salaryFields,
  salaryStores,
  type SalaryDetail,
  type SalaryPage,
  type SalaryPayment,
  type SalaryStore,
} from './salaries/SalaryStore.ts'
export {
  downlineAccountsStore,
  type LinkMembers,
  type RegisterLink,
  type RegisterLinks,
} from './downline-accounts/DownlineAccountsStore.ts'
