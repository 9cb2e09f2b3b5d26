export { FormTextProvider, useFormText, type FormText, type FormTextProviderProps } from './text/FormTextProvider.tsx'
export { kitTexts } from './text/kitTexts.ts'
export type { Message, TextPort } from './text/message.ts'
export { patternHint, type Bounds } from './text/patternHint.ts'

export { patternFor, patterns, type FoundPattern, type Pattern, type PatternId } from './patterns/patterns.ts'
export type { CalendarDate } from '@croupier/locales/calendar'

export type { ConfigProblem, FieldConfig, FieldConfigs } from './schema/FieldConfig.ts'
export {
  fieldSchema,
  type Fault,
  type FaultKeys,
  type FieldSchema,
  type FieldSchemaOptions,
} from './schema/fieldSchema.ts'
export { formSchema, type FormSchemaOptions } from './schema/formSchema.ts'
export { formResolver, type FaultError } from './schema/formResolver.ts'
export { loadPatternEngine, type PatternEngine } from './schema/patternEngine.ts'

export { mobileRules, mobileSchema, parseMobile, type MobileNumber, type MobileRule } from './mobile/mobileRule.ts'
export { birthdaySchema, type BirthdayRule } from './birthday/age.ts'
export { amountSchema, type AmountBand } from './amount/amountSchema.ts'

export type { Outcome, Rejection } from './form/rejection.ts'
export { Form, type FormProps, type SharedFormProps } from './form/Form.tsx'
export { RulesForm, type RulesFormEntry, type RulesFormField, type RulesFormProps } from './form/RulesForm.tsx'
export { FormAlert, type FormAlertProps } from './form/FormAlert.tsx'
export { SubmitButton, type SubmitButtonProps } from './form/SubmitButton.tsx'
export { usePending, type Pending } from './form/usePending.ts'
export { useKitForm, type EntryOf, type KitFormOptions, type ValuesOf } from './form/useKitForm.ts'

export type { BoundFieldProps } from './fields/useBoundField.ts'
export { TextField, type TextFieldProps } from './fields/TextField.tsx'
export { PasswordField, type PasswordFieldProps } from './fields/PasswordField.tsx'
export { CaptchaField, type CaptchaChallenge, type CaptchaFieldProps } from './fields/CaptchaField.tsx'
export { MobileField, type MobileFieldProps } from './fields/MobileField.tsx'
export { SmsCodeField, type SmsCodeFieldProps } from './fields/SmsCodeField.tsx'
export { CheckboxField, type CheckboxFieldProps } from './fields/CheckboxField.tsx'
export { TermsField, type LegalText, type TermsFieldProps } from './fields/TermsField.tsx'
export { SelectField, type SelectFieldProps } from './fields/SelectField.tsx'
export { BirthdayField, type BirthdayFieldProps } from './fields/BirthdayField.tsx'
export { AmountField, type AmountFieldProps } from './fields/AmountField.tsx'
export { ReferenceField, type ReferenceFieldProps } from './fields/ReferenceField.tsx'

export type { SmsPort, SmsRequest } from './verification/SmsPort.ts'
export { LoginForm, type LoginChoice, type LoginFormProps, type LoginRejection } from './login/LoginForm.tsx'
export { LoginWays, type LoginWaysProps, type SocialChannel, type SocialLogin } from './login/LoginWays.tsx'
export { loginRequest, type LoginRequest } from './login/loginRequest.ts'
export type { LoginMode, LoginValues } from './login/loginSchema.ts'
export { RegisterForm, type RegisterFormProps } from './register/RegisterForm.tsx'
export { RegisterMobileForm, type RegisterMobileFormProps } from './register/RegisterMobileForm.tsx'
export type { RegistrationProps } from './register/RegistrationForm.tsx'
export { type RegisterFieldName } from './register/registerFields.ts'
export type { RegisterEntry } from './register/registerSchema.ts'
export { LineChoiceField, type LineChoiceFieldProps } from './fields/LineChoiceField.tsx'
export { ChoiceField, type ChoiceFieldProps } from './fields/ChoiceField.tsx'
export { DepositForm, type DepositDraft, type DepositFormProps } from './deposit/DepositForm.tsx'
export type {
  DepositKind,
  DepositLimit,
  DepositMatch,
  DepositMethod,
  DepositOrder,
  DepositPause,
  DepositPromotion,
  TransferField,
  TransferType,
} from './deposit/DepositMethod.ts'
export { type DepositChoice } from './deposit/depositSchema.ts'
export type { TransferDetails, TransferValues } from './deposit/transferSchema.ts'
export { FilesField, type FilesFieldProps } from './fields/FilesField.tsx'
export type { Receipt, ReceiptRule } from './deposit/receipts.ts'

export {
  ChangePasswordForm,
  type ChangePasswordFormProps,
  type PasswordChangeReason,
} from './password/ChangePasswordForm.tsx'
export { ForgotByEmailForm, type ForgotByEmailFormProps } from './password/ForgotByEmailForm.tsx'
export { ForgotByPhoneForm, type ForgotByPhoneFormProps } from './password/ForgotByPhoneForm.tsx'
export type { WayBackProps } from './password/WayBack.tsx'
export { passwordRule } from './password/passwordRule.ts'
export type { PasswordChange, PasswordMail, PasswordReset } from './password/passwordSchemas.ts'
export { PaymentPasswordForm, type PaymentPasswordFormProps } from './payment-password/PaymentPasswordForm.tsx'
export {
  paymentPasswordRule,
  paymentPasswordSchema,
  type PaymentPasswordChange,
  type PaymentPasswordSetup,
} from './payment-password/paymentPassword.ts'

export { DetailsForm, type AskedDetails, type DetailsEntry, type DetailsFormProps } from './details/DetailsForm.tsx'
export { StepUpForm, type StepUpEntry, type StepUpFormProps, type StepUpMethod } from './step-up/StepUpForm.tsx'
export { BindMobileForm, type BindMobileFormProps, type MobileBinding } from './contact/BindMobileForm.tsx'
export { BindEmailForm, type BindEmailFormProps, type EmailBinding } from './contact/BindEmailForm.tsx'
export { AuthenticatorForm, type AuthenticatorFormProps } from './two-factor/AuthenticatorForm.tsx'
export { NicknameForm, type NicknameFormProps } from './nickname/NicknameForm.tsx'
export { ErrorSummary } from './form/ErrorSummary.tsx'
export { OtpField, type OtpFieldProps } from './fields/OtpField.tsx'
export { StrengthMeter, type StrengthMeterProps } from './fields/StrengthMeter.tsx'
export {
  LoginVerificationForm,
  type LoginVerificationFormProps,
  type OfferedStep,
} from './login-verification/LoginVerificationForm.tsx'
export type { LoginAnswer, LoginStep } from './login-verification/loginVerificationSchema.ts'
export { CommentField, type CommentFieldProps } from './fields/CommentField.tsx'
export { PaymentPasswordField, type PaymentPasswordFieldProps } from './fields/PaymentPasswordField.tsx'
export { AccountField, type AccountFieldProps, type PayoutAccount } from './fields/AccountField.tsx'
export { SliderCheck, type SliderCheckProps } from './slider/SliderCheck.tsx'
export type { Scene, SliderChallenge, SliderPort } from './slider/SliderPort.ts'
export { LeaveGuard, useLeave, type Leave, type LeaveGuardProps } from './unsaved/LeaveGuard.tsx'
export { useHeldInput } from './unsaved/useHeldInput.ts'
export { useDraft, type DraftProps } from './unsaved/useDraft.ts'
export { CountField, type CountFieldProps } from './fields/CountField.tsx'
export { RateField, type RateFieldProps } from './fields/RateField.tsx'
export { spendableSchema, type Spendable } from './amount/spendableSchema.ts'
export { plainText, type TextBounds } from './schema/plainText.ts'
export { wholeNumber, type WholeNumberRule } from './schema/wholeNumber.ts'
export { oneOf } from './schema/oneOf.ts'
export { WithdrawalForm, type WithdrawalFormProps, type WithdrawalRequest } from './withdrawal/WithdrawalForm.tsx'
export type { WithdrawalCode } from './withdrawal/WithdrawalConfirmForm.tsx'
export type {
  WithdrawalAccount,
  WithdrawalBand,
  WithdrawalChoice,
  WithdrawalTerms,
  WithdrawType,
} from './withdrawal/withdrawalSchema.ts'
export { BankCardForm, type BankCardFormProps } from './bank/BankCardForm.tsx'
export { UnbindAccountForm, type BoundAccount, type UnbindAccountFormProps } from './bank/UnbindAccountForm.tsx'
export type { BankCardEntry, WithdrawBank } from './bank/bankCardSchema.ts'
export { ReceiptForm, type Payout, type ReceiptFormProps } from './receipt/ReceiptForm.tsx'
export type { ReceiptAction, ReceiptAnswer, ReceiptValues } from './receipt/receiptSchema.ts'
export {
  WalletTransferForm,
  type WalletTransfer,
  type WalletTransferFormProps,
} from './transfer/WalletTransferForm.tsx'
export { UplineTransferForm, type UplineTransferFormProps } from './transfer/UplineTransferForm.tsx'
export { DownlineTransferForm, type DownlineTransferFormProps } from './transfer/DownlineTransferForm.tsx'
export type { DownlineTransfer, TransferWallet, UplineTransfer } from './transfer/transferSchemas.ts'
export { ProfileForm, type Profile, type ProfileFormProps, type ProfileUpdate } from './profile/ProfileForm.tsx'
export type { ProfileEntry, ProfileFieldName } from './profile/profileSchema.ts'
export { KycForm, type KycDocument, type KycFormProps, type KycSubmission, type KycValues } from './profile/KycForm.tsx'
export {
  PromotionForm,
  type PromotionApplication,
  type PromotionContact,
  type PromotionFormProps,
  type PromotionValues,
} from './promotion/PromotionForm.tsx'
export { PromoCodeForm, type PromoCodeEntry, type PromoCodeFormProps } from './promotion/PromoCodeForm.tsx'
export {
  FeedbackForm,
  type FeedbackBounds,
  type FeedbackEntry,
  type FeedbackFormProps,
  type FeedbackValues,
} from './feedback/FeedbackForm.tsx'
export {
  FeedbackStatusForm,
  type FeedbackStatusEntry,
  type FeedbackStatusFormProps,
} from './feedback/FeedbackStatusForm.tsx'
export { AffiliateForm, type AffiliateApplication, type AffiliateFormProps } from './affiliate/AffiliateForm.tsx'
export { RedeemForm, type Redemption, type RedeemFormProps } from './points/RedeemForm.tsx'
export { ConvertForm, type Conversion, type ConvertFormProps } from './points/ConvertForm.tsx'
export { convertiblePoints, moneyForPoints, type PointsRate, type RedeemableReward } from './points/pointsSchema.ts'
export {
  AddDownlineForm,
  type AddDownlineFormProps,
  type DownlineType,
  type DownlineValues,
  type NewDownline,
} from './downline/AddDownlineForm.tsx'
export { AddLinkForm, type AddLinkFormProps, type LinkValues, type NewLink } from './downline/AddLinkForm.tsx'
export { DownlineRatesForm, type DownlineRatesFormProps } from './downline/DownlineRatesForm.tsx'
export { RateFields, type RateFieldsProps } from './downline/RateFields.tsx'
export { ratesSchema, type RebateRates } from './downline/rebateRates.ts'
export { OfferForm, type Offer, type OfferFormProps } from './agreement/OfferForm.tsx'
export type { AgreementKind, AgreementPeriod, OfferBounds, OfferTier, OfferValues } from './agreement/offerSchema.ts'
export { DateRangeFilter, type DateRangeFilterProps } from './date-range/DateRangeFilter.tsx'
export { MoneyLimitForm, type MoneyLimitFormProps } from './safety/MoneyLimitForm.tsx'
export type { CurrentLimit, LimitPeriod, MoneyLimit, MoneyLimitKind } from './safety/limitSchema.ts'
export { MinutesForm, sessionMinutes, type MinutesFormProps } from './safety/MinutesForm.tsx'
export { BreakForm, type BreakFormProps, type BreakLength } from './safety/BreakForm.tsx'
export { SelfTestForm, type SelfTestFormProps } from './safety/SelfTestForm.tsx'
export {
  TrustedContactForm,
  type TrustedContact,
  type TrustedContactFormProps,
  type TrustedContactTopic,
} from './safety/TrustedContactForm.tsx'
export type { SelfTestAnswer, SelfTestResult, SelfTestWay } from './safety/selfTest.ts'
