/** Message keys of the forms of the agent, each with its English text. */
export const agentTextKeys = [
  'downline.add_title', // Add a downline
  'downline.type', // Account type
  'downline.rates', // Rebate rates
  'downline.rate_at_most', // At most {most} %
  'downline.rate_too_high', // Not above your own {most}.
  'downline.rate_invalid', // Enter a rate above 0 and up to {most}.
  'downline.add', // Add downline
  'downline.account', // Account
  'downline.rates_title', // Change rebate rates
  'downline.rates_same', // Nothing has changed yet.
  'downline.rates_submit', // Save rates
  'downline.link_title', // New invitation link
  'downline.link_name', // Name of the link
  'downline.link_name_hint', // Only you see it.
  'downline.link_days', // Days it works
  'downline.link_days_hint', // 1 to {max}. Left empty, it works for ever.
  'downline.link_add', // Make link
  'agreement_form.dividend', // Offer a dividend contract
  'agreement_form.daily', // Offer a daily salary
  'agreement_form.hourly', // Offer an hourly salary
  'agreement_form.realTime', // Offer a real-time salary
  'agreement_form.product', // Kind of play
  'agreement_form.period', // Period
  'agreement_form.period_daily', // Daily
  'agreement_form.period_monthly', // Monthly
  'agreement_form.period_half_month', // Half-monthly: 1–15 and 16–end
  'agreement_form.period_weekly', // Weekly
  'agreement_form.rate_type', // Paid as
  'agreement_form.percent', // Percentage
  'agreement_form.fixed', // Fixed amount
  'agreement_form.tier', // Step {number}
  'agreement_form.minimumBet', // Turnover from
  'agreement_form.netLoss', // Team loss from
  'agreement_form.activeMember', // Active members from
  'agreement_form.betAmount', // Single bet from
  'agreement_form.rate', // Rate
  'agreement_form.real_time_rate', // Rate on won bets
  'agreement_form.real_time_lossRate', // Rate on lost bets
  'agreement_form.at_most', // At most {most}
  'agreement_form.condition_invalid', // Enter a number of 0 or more.
  'agreement_form.tier_twice', // Another step has the same conditions.
  'agreement_form.add_tier', // Add a step
  'agreement_form.remove', // Remove
  'agreement_form.remove_of', // Remove: {name}
  'agreement_form.nothing_to_give', // You get no such rate yourself, so there is nothing to offer.
  'agreement_form.submit', // Send offer
] as const
