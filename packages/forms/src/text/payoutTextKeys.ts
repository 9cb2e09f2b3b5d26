/** Message keys of the forms about money that leaves, each with its English text. */
export const payoutTextKeys = [
  'withdrawal.title', // Withdraw
  'withdrawal.to', // To account
  'withdrawal.add_account', // Add an account
  'withdrawal.no_account', // Add an account first. Withdrawals go to an account in your name.
  'withdrawal.choose_account', // Choose an account.
  'withdrawal.kind_closed', // Withdrawals to this kind of account are closed at the moment.
  'withdrawal.no_times_left', // No withdrawals to this kind of account are left today.
  'withdrawal.turnover_left', // {amount} must still be staked before you can withdraw.
  'withdrawal.available', // Available to withdraw
  'withdrawal.times_left', // Left today
  'withdrawal.times', // {count, plural, one {# withdrawal} other {# withdrawals}}
  'withdrawal.c2c', // Pay me from other members’ deposits
  'withdrawal.c2c_hint', // The amount can then arrive in parts. You confirm each one.
  'withdrawal.asking_fee', // Working out the fee…
  'withdrawal.confirm', // Check your withdrawal
  'withdrawal.expected', // Expected time
  'withdrawal.expected_time', // Usually within {minutes, plural, one {# minute} other {# minutes}}
  'withdrawal.submit', // Withdraw now
  'bank.title', // Add an account
  'bank.bank', // Bank or wallet
  'bank.closed', // {name} (closed at the moment)
  'bank.number', // Account number
  'bank.wallet_number', // Wallet number
  'bank.number_digits', // Digits only, from {min} to {max} of them.
  'bank.name', // Name on the account
  'bank.name_hint', // Your own name. All your accounts will carry it.
  'bank.name_fixed', // The account must be in the name of {name}.
  'bank.default', // Use this account first
  'bank.submit', // Add account
  'bank.unbind_title', // Remove an account
  'bank.unbind_effect', // You can no longer withdraw to it. To use it again, you have to add it anew.
  'bank.unbind_next', // {name} is then used first.
  'bank.unbind_last', // It is your only account: without one you cannot withdraw.
  'bank.unbind_submit', // Remove account
  'receipt.title', // Confirm receipt
  'receipt.question', // Has the money arrived?
  'receipt.received', // Received
  'receipt.received_hint', // The whole amount has arrived.
  'receipt.partial', // Received in part
  'receipt.partial_hint', // Less than the amount has arrived.
  'receipt.not_received', // Not received
  'receipt.not_received_hint', // Nothing has arrived.
  'receipt.sent', // Sent to you
  'receipt.total_received', // Received so far
  'receipt.total_remaining', // Still to come
  'receipt.amount', // Amount that arrived
  'receipt.remaining', // Not arrived yet
  'receipt.proof', // Proof of not receiving
  'receipt.proof_needed', // Please upload proof of not receiving, such as your account statement.
  'receipt.submit', // Send answer
  'receipt.automatic', // Without an answer the payout counts as received.
  'receipt.time_left', // Time left to answer
  'receipt.expires_soon', // {minutes, plural, one {# minute} other {# minutes}} left to answer.
  'receipt.over', // The time to answer is over. This payout counts as received.
  'receipt.all_paid', // Everything has been paid and received.
  'receipt.forced', // This payout was counted as received by the operator. That cannot be reversed, and the deposit is…
  'transfer.wallets_title', // Transfer between wallets
  'transfer.from', // From
  'transfer.to', // To
  'transfer.wallet', // {name}, with {amount}
  'transfer.same_wallet', // Choose a different wallet.
  'transfer.submit', // Transfer
  'transfer.upline_title', // Transfer to your upline
  'transfer.to_upline', // To
  'transfer.downline_title', // Transfer to a downline
  'transfer.account', // Login name
  'transfer.account_hint', // Somebody directly below you.
  'transfer.own_account', // This is your own account.
] as const
