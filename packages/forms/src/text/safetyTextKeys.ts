/** Message keys of the forms of player safety, each with its English text. */
export const safetyTextKeys = [
  'safety_form.deposit_limit', // Deposit limit
  'safety_form.loss_limit', // Loss limit
  'safety_form.wager_limit', // Stake limit
  'safety_form.deposit_hint', // All deposits of the period count.
  'safety_form.loss_hint', // Stakes less wins of the period count.
  'safety_form.wager_hint', // All stakes of the period count.
  'safety_form.period', // Period
  'safety_form.day', // Day
  'safety_form.week', // Week
  'safety_form.month', // Month
  'safety_form.current', // Now {amount}
  'safety_form.no_limit', // No limit set.
  'safety_form.at_most', // At most
  'safety_form.amount_invalid', // Enter an amount with at most 2 decimals.
  'safety_form.amount_same', // This is your limit already.
  'safety_form.at_once', // This takes effect at once.
  'safety_form.raise_effect', // Your present limit stays. You can confirm the higher one from {when}.
  'safety_form.set_limit', // Set limit
  'safety_form.session_title', // Session limit
  'safety_form.session_minutes', // Minutes of one session
  'safety_form.session_submit', // Set session limit
  'safety_form.reminder_title', // Reality check
  'safety_form.reminder_minutes', // Minutes between checks
  'safety_form.reminder_submit', // Set reality check
  'safety_form.minutes_now', // Now {minutes, plural, one {# minute} other {# minutes}}.
  'safety_form.time_out_title', // Take a break
  'safety_form.time_out_text', // A short pause. Afterwards you can ask to play again.
  'safety_form.time_out_effect', // It starts at once and cannot be shortened. Open sessions on all devices end. You ca…
  'safety_form.exclusion_title', // Exclude yourself
  'safety_form.exclusion_text', // A long stop. Afterwards play resumes only when you ask for it and have waited.
  'safety_form.exclusion_effect', // It starts at once and cannot be shortened. Open sessions on all devices end and al…
  'safety_form.length', // Length
  'safety_form.length_24h', // 24 hours
  'safety_form.length_7d', // 7 days
  'safety_form.length_30d', // 30 days
  'safety_form.length_6w', // 6 weeks
  'safety_form.length_6m', // 6 months
  'safety_form.length_1y', // 1 year
  'safety_form.length_5y', // 5 years
  'safety_form.until', // Until {end}
  'safety_form.ends', // Ends
  'safety_form.confirm', // Confirm your break
  'safety_form.start', // Start now
  'self_test.title', // Self-test
  'self_test.lead', // Nine questions about the last twelve months. Your answers are private: they are …
  'self_test.answer_never', // Never
  'self_test.answer_sometimes', // Sometimes
  'self_test.answer_often', // Often
  'self_test.answer_always', // Always
  'self_test.beyond_means', // Did you stake more than you could do without?
  'self_test.higher_stakes', // Did you need higher stakes to feel the same?
  'self_test.chasing', // Did you come back another day to win back losses?
  'self_test.borrowing', // Did you borrow money or sell things to play?
  'self_test.own_doubt', // Did you think that you might have a problem with playing?
  'self_test.told_by_others', // Did people tell you that you play too much?
  'self_test.guilt', // Did you feel bad about the way you play?
  'self_test.health', // Did playing cost you sleep or make you worry?
  'self_test.household', // Was there too little money at home because of playing?
  'self_test.submit', // Show result
  'self_test.result', // Your result
  'self_test.band_none', // Your answers show no sign of harm.
  'self_test.band_low', // Your answers show few signs of harm. It is a good time to look at your limits.
  'self_test.band_moderate', // Your answers show some signs that playing does you harm. A limit or a break can …
  'self_test.band_high', // Your answers show many signs that playing does you harm. You are not alone with …
  'self_test.ways', // What may help next
  'self_test.way_limits', // Set a limit
  'self_test.way_time_out', // Take a break
  'self_test.way_exclusion', // Exclude yourself
  'self_test.way_help', // Talk to somebody
  'self_test.way_blockers', // Block games on your devices
  'self_test.not_kept', // This is no diagnosis. Your answers were not kept.
  'self_test.again', // Answer again
] as const
