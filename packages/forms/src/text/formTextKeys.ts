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
  'error_password', // The password must be (min) to (max) characters.
  'error_phone_number_limit', // Enter a valid mobile number.
  'enter_verification_code', // Enter a valid verification code.
  'inconsistent_twice', // The two passwords differ.
  'in_payeeName_error', // The real name is not in the right form.
  'in_email_incorrect', // The e-mail address is not in the right form.
  'in_vwrite_code', // Enter the captcha.
  'invitation_code_error', // This invitation code is not valid.
  'fill_in_mobile', // Fill in a correct mobile number (before a code can be sent).
  'please_agree', // Please agree to {0}. {0} = text of form.terms_and_privacy
  'form.birthday_unreal', // Enter your real date of birth.
  'form.birthday_too_young', // You must be at least {age} years old.
  'form.failed', // Something went wrong. What you typed is still here; please try again.

  // Parts of every form.
  'input_required', // required (marks a field, in brackets after its label)
  'form_input_optional', // optional (the same place)
  'form.show_password', // Show password
  'form.caps_lock', // Caps Lock is on.
  'form.sending', // Sending…

  // Captcha.
  'in_increase_captcha', // Captcha
  'form.captcha_image', // Picture of characters to type (text alternative of the picture)
  'form.captcha_loading', // Loading a new picture…
  'form.captcha_another', // Get another picture
  'form.captcha_hint', // Type the characters of the picture.
  'form.captcha_help', // Cannot read it? Contact customer service.

  // SMS code.
  'in_increase_verificationCode', // SMS code
  'in_get_verificationCode', // Get code
  'form.send_again', // Send again
  'form.send_again_in', // Send again in {seconds} s
  'form.code_sent_hint', // We send the code to your mobile number.

  // Field labels.
  'in_increase_username', // Username
  'in_increase_password', // Password
  'in_increase_verifyPwd', // Confirm password
  'in_increase_mobileNum', // Mobile number
  'in_increase_payeeName', // Real name
  'in_increase_nickname', // Nickname
  'in_increase_birthday', // Birthday
  'in_increase_email', // E-mail
  'in_increase_paymentPassword', // Transaction password
  'in_increase_qqNum', // QQ
  'in_increase_line', // Line ID
  'in_increase_whatsapp', // WhatsApp
  'in_increase_facebook', // Facebook
  'in_increase_wechat', // WeChat
  'in_increase_telegram', // Telegram
  'in_increase_zalo', // Zalo number
  'in_increase_idNumber', // ID number
  'in_increase_address', // Address
  'in_increase_recommenderId', // Referrer
  'in_increase_affiliateCode', // Invitation code
  'form.birthday_hint', // You must be at least {age} years old.
  'form.mobile_hint', // For example {example}
  'zalo_redeem', // Enter your Zalo number to redeem the bonus.
  'whatsapp_redeem', // Enter your WhatsApp number to redeem the bonus.

  // Login.
  'form.login', // Log in (names the form to screen readers)
  'form.login_ways', // Ways to log in (names the tabs)
  'username_login', // Username
  'mobile_login', // SMS
  'hd_login_button', // Log in
  'form.logging_in', // Logging in…
  'in_remember_password', // Remember my username
  'in_forgot_password', // Forgot password?
  'no_account', // No account yet?
  'hd_sign_button', // Register
  'hd_free_demo', // Play for free
  'login_way', // or connect with
  'continue_with_google', // Continue with Google
  'continue_with_facebook', // Continue with Facebook
  'continue_with_telegram', // Continue with Telegram

  // Registration.
  'form.register', // Create your account (names the form)
  'in_register_now', // Register now
  'form.registering', // Creating your account…
  'form.terms_agree', // I am at least {age} years old and agree to the {terms} and the {privacy}.
  'form.terms_and_privacy', // the terms of use and the privacy policy
  'terms', // terms of use
  'privacy_policy', // privacy policy
  'in_already_account', // Already have an account?

  // Deposit, first step.
  'deposit.form', // Deposit (names the form)
  'deposit.promotion', // Promotion
  'deposit.promotion_none', // No promotion
  'deposit.promotion_minimum', // from {amount}
  'deposit.method', // Pay with
  'deposit.method_band', // {min} – {max}
  'deposit.method_closed', // Closed now. Open {from}–{to}.
  'deposit.method_closed_now', // Closed now
  'deposit.method_required', // Choose how to pay.
  'deposit.amount', // Amount
  'deposit.amount_hint', // {min} to {max}
  'deposit.amount_empty', // Enter an amount from {min} to {max}.
  'deposit.amount_not_a_number', // Enter an amount in figures, from {min} to {max}.
  'deposit.amount_decimals', // Use at most {decimals} decimals, from {min} to {max}.
  'deposit.amount_band', // Enter an amount from {min} to {max}.
  'deposit.amount_over_limit', // Your deposit limit leaves {left}.
  'deposit.promotion_needs', // This promotion starts at {amount}.
  'deposit.fee', // Fee
  'deposit.no_fee', // No fee
  'deposit.you_send', // You send
  'deposit.you_get', // You get
  'deposit.expected_time', // Usually credited within {minutes} minutes
  'deposit.limit_left', // Left of your {period, select, day {daily} week {weekly} other {monthly}} limit: {left} of {amount}
  'next_step', // Next step

  // Deposit, second step.
  'deposit.order', // Send the money (heading of the second step)
  'deposit.transfer_cash_out', // Cash out to this agent number
  'deposit.transfer_send_money', // Send money to this personal number
  'deposit.transfer_warning_cash_out', // Use "Cash out" in your wallet app, not "Send money".
  'deposit.transfer_warning_send_money', // Use "Send money" in your wallet app, not "Cash out".
  'deposit.receiver_name', // Receiver
  'deposit.receiver_number', // Number
  'deposit.bank', // Bank
  'deposit.counter_code', // Code for the counter
  'deposit.reference', // Your deposit reference
  'deposit.send_exactly', // Send exactly
  'deposit.copy', // Copy {what} (name of a button; {what} = text of one of the labels above)
  'deposit.copied', // Copied
  'deposit.time_left', // Time left
  'deposit.expires_soon', // Less than {minutes} minutes left to pay.
  'deposit.expired', // The time to pay is over. If you have already sent the money, contact customer service; otherwise start again.
  'deposit.start_again', // Start again
  'deposit.tell_us', // After you have paid (heading above the fields)
  'deposit.senderMobile', // Mobile number you paid from
  'deposit.senderName', // Name on the account you paid from
  'deposit.senderAccount', // Account number you paid from
  'deposit.transfer_reference', // Reference number of the transfer
  'deposit.proof', // Picture of the receipt
  'deposit.example', // For example {example}
  'deposit.rule_digits', // Digits only, {min} to {max}.
  'deposit.rule_digits_exact', // Exactly {max} digits.
  'deposit.rule_mixed', // Letters and digits, {min} to {max}.
  'deposit.rule_mixed_exact', // Exactly {max} letters and digits.
  'deposit.rule_text', // {min} to {max} characters.
  'deposit.proof_choose', // Choose a picture
  'deposit.proof_rule', // PNG or JPG, at most {megabytes} MB each, at most {count} pictures.
  'deposit.proof_type', // Only PNG and JPG pictures can be taken.
  'deposit.proof_size', // Each picture may have at most {megabytes} MB.
  'deposit.proof_count', // At most {count} pictures.
  'deposit.proof_remove', // Remove {name}
  'deposit.submit', // I have paid
  'deposit.submitting', // Sending your deposit…
  'back', // Back
] as const

/** One of the keys the kit asks for. */
export type FormTextKey = (typeof formTextKeys)[number]
