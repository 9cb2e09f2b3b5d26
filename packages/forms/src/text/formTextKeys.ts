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
  'unknown_error', // Something went wrong. What you typed is still here. Please try again.

  // Parts of every form.
  'input_required', // Required (in brackets after a label)
  'field.show_password', // Show password
  'field.caps_lock', // Caps Lock is on.

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

  // Registration.
  'register.title', // Create your account (names the form)
  'in_register_now', // Sign up now
  'register.submitting', // Creating your account…
  'in_agree_accept', // I am {age} or older and I agree to the {terms} and the {privacy}.
  'in_terms_use', // terms of use
  'register.privacy', // privacy policy
  'in_already_account', // Already have an account?

  // Deposit, first step.
  'deposit.title', // Deposit (names the form)
  'deposit.promotion', // Promotion
  'deposit.no_promotion', // No promotion
  'deposit.promotion_minimum', // From {amount}
  'deposit.choose_method', // Choose a method
  'deposit.method_closed', // Closed at the moment
  'deposit.hours', // Open {from} to {to}
  'deposit.amount', // Amount
  'deposit.amount_hint', // From {min} to {max}
  'deposit.amount_band', // Enter an amount from {min} to {max}.
  'deposit.amount_band_decimals', // Enter an amount from {min} to {max} with at most {decimals} decimals.
  'deposit.amount_over_limit', // Your deposit limit leaves {left}.
  'deposit.promotion_needs', // This promotion starts at {amount}.
  'deposit.fee', // Fee
  'deposit.no_fee', // No fee
  'deposit.you_get', // You receive
  'deposit.expected_time', // Usually credited within {minutes} minutes
  'deposit.limit_left_of', // {period, select, day {Daily} week {Weekly} other {Monthly}} limit: {left} of {amount} left
  'deposit.continue', // Continue
  'deposit.ordering', // Preparing your deposit…

  // Deposit, second step.
  'deposit.pay_to', // Pay to
  'deposit.pay_exactly', // Pay exactly {amount}
  'deposit.cash_out', // Cash out
  'deposit.cash_out_hint', // To an agent number. Use Cash Out, not Send Money.
  'deposit.send_money', // Send money
  'deposit.send_money_hint', // To a personal number. Use Send Money, not Cash Out.
  'deposit.receiver_name', // Receiver name
  'deposit.receiver_number', // Receiver number
  'deposit.receiver_account', // Account number
  'deposit.bank', // Bank
  'deposit.payment_code', // Payment code
  'deposit.order_reference', // Order reference
  'deposit.qr', // Payment QR code
  'deposit.qr_hint', // Scan it with your wallet or bank app.
  'action.copy', // Copy
  'action.copy_of', // Copy {name}
  'copy_success', // Copied
  'action.copy_failed', // Could not copy. Select it and copy by hand.
  'deposit.time_left', // Time left
  'deposit.expires_soon', // {minutes, plural, one {# minute} other {# minutes}} left to pay.
  'deposit.expired', // This order has expired. Start a new one and don't pay to this receiver any more.
  'deposit.new', // New deposit
  'deposit.step_confirm', // Confirm (heading above the fields)
  'deposit.confirm_hint', // When you have paid, tell us where the money came from.
  'deposit.sender_mobile', // Your mobile number
  'deposit.sender_mobile_hint', // The number you pay from
  'deposit.sender_name', // Sender name
  'deposit.sender_account', // Your account number
  'deposit.reference', // Reference number
  'deposit.transaction_id', // Transaction ID
  'deposit.example', // For example {example}
  'deposit.receipt', // Receipt picture
  'deposit.receipt_rule', // PNG or JPG, at most {megabytes} MB each, at most {count} pictures.
  'deposit.receipt_choose', // Choose pictures
  'deposit.receipt_type', // Only PNG and JPG pictures can be taken.
  'deposit.receipt_size', // Each picture may have at most {megabytes} MB.
  'deposit.receipt_count', // At most {count} pictures.
  'deposit.receipt_remove', // Remove {name}
  'deposit.submit', // I have paid
  'deposit.submitting', // Sending…
  'back', // Back
] as const

/** One of the keys the kit asks for. */
export type FormTextKey = (typeof formTextKeys)[number]
