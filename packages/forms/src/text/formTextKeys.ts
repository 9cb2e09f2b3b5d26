import { agentTextKeys } from './agentTextKeys.ts'
import { depositTextKeys } from './depositTextKeys.ts'
import { memberTextKeys } from './memberTextKeys.ts'
import { payoutTextKeys } from './payoutTextKeys.ts'
import { safetyTextKeys } from './safetyTextKeys.ts'

/**
 * Every message key the kit asks for, so that a catalogue can be checked against it [S-186].
 *
 * The comment beside a key says what it means and which values fill it. `(min)` and `(max)` stand literally in the texts
 * of `reg_pattern_*` and `error_password`; all other places are ICU arguments.
 */
export const formTextKeys = [
  // Hints and faults of the 24 rules: what may stand in the field, (min)-(max) characters.
  'reg_pattern_0',
  'reg_pattern_1',
  'reg_pattern_2',
  'reg_pattern_3',
  'reg_pattern_4',
  'reg_pattern_5',
  'reg_pattern_6',
  'reg_pattern_7',
  'reg_pattern_8',
  'reg_pattern_9',
  'reg_pattern_10',
  'reg_pattern_11',
  'reg_pattern_12',
  'reg_pattern_13',
  'reg_pattern_14',
  'reg_pattern_15',
  'reg_pattern_16',
  'reg_pattern_17',
  'reg_pattern_18',
  'reg_pattern_19',
  'reg_pattern_20',
  'reg_pattern_21',
  'reg_pattern_22',
  'reg_pattern_23',

  // Faults.
  'not_empty', // This cannot be empty.
  'error_password', // The password must have (min)-(max) characters.
  'error_phone_number_limit', // Enter a valid mobile number.
  'enter_verification_code', // Enter a valid code.
  'inconsistent_twice', // The two entries are not the same.
  'in_payeeName_error', // The real name is not in the right form.
  'in_email_incorrect', // The e-mail address is not in the right form.
  'in_vwrite_code', // Enter the captcha.
  'invitation_code_error', // This invitation code is not valid.
  'fill_in_mobile', // Enter the correct mobile number (before a code can be sent).
  'enter_address', // Enter your address.
  'please_agree', // Please agree to the terms of use and the privacy policy.
  'field.date_invalid', // Enter a real date.
  'field.too_young', // You must be {age} or older.
  'failure.reference', // Reference: {reference}
  'failure.copy_reference', // Copy reference
  'unknown_error', // Something went wrong. What you typed is still here. Please try again.

  // Parts of every form.
  'form_input_optional', // Optional (in brackets after a label)
  'field.show_password', // Show password
  'field.caps_lock', // Caps Lock is on.
  'field.strength', // Password strength
  'field.strength_1', // Too weak
  'field.strength_2', // Weak
  'field.strength_3', // Good
  'field.strength_4', // Strong
  'form.sending', // Sending…
  'form.summary', // {count, plural, one {# field needs a look} other {# fields need a look}}

  'field.counter', // {count} of {limit}
  'field.open_calendar', // Open the calendar
  'field.options_open', // Show the choices
  'field.options_empty', // Nothing fits what you typed.
  'field.options_loading', // Loading…
  'action.clear', // Clear
  'files.hint', // or drop or paste them here
  'files.drop', // Drop the files here
  'files.empty', // There is nothing in this file.
  'files.twice', // This file is there already.
  'files.kilobytes', // {size} kB
  'files.megabytes', // {size} MB

  // Slider verification.
  'verify_first', // Please complete the verification first. (names the dialog)
  'verify_success', // Verified
  'in_increase_close', // Close
  'slider.title', // Slide the piece into the gap
  'slider.handle', // Position of the piece
  'slider.position', // {x} of {last}
  'slider.submit', // Check
  'slider.refresh', // New puzzle
  'slider.ask_question', // Answer a question instead
  'slider.show_picture', // Back to the picture
  'slider.loading', // Loading a puzzle…
  'slider.checking', // Checking…
  'slider.failed', // That did not fit. Here is another puzzle.
  'slider.unavailable', // No puzzle could be loaded. …

  // Captcha.
  'in_increase_captcha', // Captcha
  'captcha.picture', // Captcha picture with characters to type (text alternative)
  'captcha.failed', // The captcha picture could not be loaded.
  'captcha.loading', // Loading a new picture…
  'captcha.refresh', // New captcha picture
  'captcha.needed', // Type the characters from the picture as well.
  'captcha.help', // Can't see the picture? Contact customer service.

  // SMS code.
  'in_increase_verificationCode', // SMS code
  'send_sms', // Send code
  'sms.send_again', // Send again
  'sms.sending', // Sending…
  'sms.countdown', // Send again in {seconds} s

  // Field labels and hints.
  'in_increase_username',
  'in_increase_password',
  'in_increase_verifyPwd',
  'in_increase_mobileNum',
  'in_increase_payeeName',
  'in_increase_nickname',
  'in_increase_birthday',
  'in_increase_email',
  'in_increase_paymentPassword',
  'in_increase_qqNum',
  'in_increase_line',
  'in_increase_whatsapp',
  'in_increase_facebook',
  'in_increase_wechat',
  'in_increase_telegram',
  'in_increase_zalo',
  'in_increase_idNumber',
  'in_increase_address',
  'in_increase_recommenderId',
  'in_increase_affiliateCode',
  'field.birthday_hint', // You must be {age} or older.
  'field.mobile_hint_PH', // 10 to 11 digits, for example …
  'field.mobile_hint_BD', // 11 digits, for example …
  'zalo_redeem', // Enter your Zalo number to claim the bonus.
  'whatsapp_redeem', // Enter your WhatsApp number to claim the bonus.

  // Login.
  'login.title', // Welcome back (names the form)
  'login.methods', // Ways to log in (names the tabs)
  'username_login', // User name
  'mobile_login', // SMS
  'login.submit', // Log in
  'login.submitting', // Logging in…
  'in_remember_password', // Remember my user name
  'in_forgot_password', // Forgot password?
  'no_account', // No account yet?
  'hd_sign_button', // Sign up
  'hd_free_demo', // Free play
  'login_way', // or continue with
  'continue_with_google',
  'continue_with_facebook',
  'continue_with_telegram',

  // Passwords forgotten and changed.
  'change_password', // Change password
  'old_password', // Current password
  'new_password', // New password
  'in_first_password', // For your security, please choose a new password.
  'in_password_expired', // Your password has expired. Please choose a new one.
  'in_changing_security', // A fresh password keeps your account safer.
  'logout', // Sign out
  'forgot.by_email', // By e-mail (names the form)
  'forgot.by_phone', // By SMS (names the form)
  'forgot.email_hint', // The address you gave in your account.
  'forgot.send_email', // Send e-mail
  'forgot.to_login', // Back to log in
  'forgot.ask_service', // Customer service can help you get back into your account.
  'reset_password', // Reset password
  'in_please_username', // Please enter your user name.
  'in_please_address', // Please enter your e-mail address.
  'payment_password.set', // Set payment password
  'payment_password.change', // Change payment password
  'payment_password.login', // Login password
  'payment_password.current',
  'payment_password.new',
  'payment_password.repeat',
  'payment_password.forgotten', // Forgotten? Set a new one
  'field.payment_password_hint', // For withdrawals. Choose a different one from your login password.

  // Extra verification and two-step login.
  'login_2fa_tips', // You are logging in from a new address. Please confirm that it is you.
  'login_2fa_mobile', // Mobile number
  'login_2fa_vcode', // SMS code
  'login_2fa_email', // E-mail in your account
  'login_2fa_payee', // Bank account name
  'login_2fa_payee_tips', // Exactly as on the bank account in your profile.
  'google_verification', // Authenticator app
  'ga_ver_code', // Code from the authenticator app
  'login.verify_title', // Confirm that it is you (names the form)
  'login.verify_method', // How do you want to confirm it?
  'login.verify_mobile_hint', // The number in your account; we send the code there.
  'login.verify_submit', // Confirm and log in
  'two_factor.title', // Two-step login (names the form)
  'two_factor.recovery_code', // Recovery code
  'two_factor.recovery_hint', // One of the codes you saved … Each works once.
  'two_factor.hint', // Open your authenticator app and type the {digits} digits it shows.

  // Phone authentication and accounts of others (requirement S-126).
  'auth/invalid-phone-number',
  'auth/missing-phone-number',
  'auth/too-many-requests', // … in {minutes} minutes
  'auth/unknown',
  'auth/invalid-verification-code',
  'auth/missing-verification-code',
  'auth/captcha-check-failed',
  'auth/quota-exceeded',
  'auth/operation-not-allowed',
  'auth/code-expired',
  'auth/popup-closed-by-user',

  // Registration.
  'in_mobile_register', // Sign up with mobile number (names the form)
  'register.title', // Create your account (names the form)
  'in_register_now', // Sign up now
  'register.submitting', // Creating your account…
  'in_agree_accept', // I am {age} or older and I agree to the {terms} and the {privacy}.
  'in_terms_use', // terms of use
  'register.privacy', // privacy policy
  'in_already_account', // Already have an account?

  // Steps.
  'back', // Back

  // Parts of the forms of the member centre.
  'form.leave_title', // Leave without sending?
  'form.leave_text', // What you typed has not been sent and would be lost.
  'form.leave', // Leave
  'form.stay', // Stay
  'form.choose', // Please choose.
  'form.choose_amount', // Choose an amount
  'form.save', // Save
  'form.whole_number', // A whole number from {min} to {max}.
  'form.whole_number_step', // A whole number from {min} to {max} in steps of {step}.
  'field.length', // {min} to {max} characters.
  'field.longest', // At most {max} characters.
  'field.comment', // Comment
  'field.remark', // Remark
  'amount.available', // Available: {amount}
  'amount.not_enough', // Only {available} is available.
  'date_range.title', // Period
  'date_range.from', // From
  'date_range.to', // To
  'date_range.out_of_bounds', // These days cannot be chosen.
  'records.today',
  'records.yesterday',
  'records.previous_7',
  'records.previous_30',
  'records.next_7',
  'records.next_30',
  'records.range_too_long',
  'records.range_end_before_start',
  'records.range_not_a_date',

  ...depositTextKeys,
  ...payoutTextKeys,
  ...memberTextKeys,
  ...agentTextKeys,
  ...safetyTextKeys,
] as const

/** One of the keys the kit asks for. */
export type FormTextKey = (typeof formTextKeys)[number]
