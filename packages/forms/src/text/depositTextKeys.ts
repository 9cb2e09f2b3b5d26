/** Message keys of the deposit form, each with its English text. */
export const depositTextKeys = [
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
  'deposit.about_minutes', // {minutes, plural, one {about # minute} other {about # minutes}}
  'deposit.quick_amounts', // Amounts to choose from (names the buttons)
  'deposit.matched_amount', // Choose an amount that somebody withdraws
  'deposit.match', // {method}, waiting since {since}
  'deposit.no_matches', // Nobody is withdrawing this way at the moment. Please choose another method.
  'deposit.matches_failed', // The amounts could not be loaded.
  'retry_once', // Try again
  'deposit.transfer_type', // Type of transfer
  'deposit.expected', // Expected time
  'deposit.opening_hours', // Opening hours
  'deposit.fee_of', // Fee {fee}
  'deposit.fee_of_percent', // Fee {percent, number} %
  'deposit.fee_of_both', // Fee {fixed} + {percent, number} %
  'deposit.fee_on_top', // {fee} on top
  'deposit.fee', // Fee
  'deposit.no_fee', // No fee
  'deposit.you_get', // You receive
  'deposit.limit_left_of', // {period, select, day {Daily} week {Weekly} other {Monthly}} limit: {left} of {amount} left
  'deposit.continue', // Continue
  'deposit.ordering', // Preparing your deposit…

  // Deposit, the pause before an unusually large one.
  'deposit.pause_title', // This is more than you usually deposit (names the form)
  'deposit.pause_text', // Both ways are open: go on, or change the amount.
  'deposit.pause_this', // This deposit
  'deposit.pause_usual', // Your usual deposit
  'deposit.pause_week', // Deposited in the last 7 days
  'deposit.pause_limit', // Left of your {period, select, day {daily} week {weekly} other {monthly}} limit of {amount}
  'deposit.pause_back', // Change the amount

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
  'deposit.pay_before', // Pay before
  'deposit.steps', // Steps (heading)
  'deposit.time_left', // Time left
  'deposit.expires_soon', // {minutes, plural, one {# minute} other {# minutes}} left to pay.
  'deposit.expired', // This order has expired. Start a new one and don't pay to this receiver any more.
  'deposit.new', // New deposit
  'deposit.step_confirm', // Confirm (heading above the fields)
  'deposit.confirm_hint', // When you have paid, tell us where the money came from.
  'deposit.sender_mobile', // Your mobile number
  'deposit.sender_mobile_hint', // The number you pay from
  'deposit.sender_name', // Sender name
  'deposit.sender_name_hint', // As in your profile. The account has to be in your own name.
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
] as const
