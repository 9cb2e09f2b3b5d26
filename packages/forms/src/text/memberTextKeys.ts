/** Message keys of the forms about the person, each with its English text. */
export const memberTextKeys = [
  'profile.title', // Personal details
  'profile.use', // We use these details to run your account, to pay you and for the identity checks that the law requires. You can leave any field empty.
  'profile.payeeName_why',
  'profile.birthday_why',
  'profile.permanentAddress_why',
  'profile.currentAddress_why',
  'profile.birthPlace_why',
  'profile.nationality_why',
  'profile.occupation_why',
  'profile.incomeSource_why',
  'profile.bankAccountNumber_why',
  'profile.lineContact_why',
  'profile.promoCode_why',
  'profile.bonusCode_why',
  'profile.permanentAddress', // Permanent address
  'profile.currentAddress', // Current address
  'profile.birthPlace', // Place of birth
  'profile.nationality', // Nationality
  'profile.occupation', // Occupation
  'profile.incomeSource', // Source of income
  'profile.bankAccountNumber', // Bank account number
  'profile.lineContact', // LINE contact
  'profile.promoCode', // Promo code
  'profile.bonusCode', // Bonus code
  'kyc.title', // Verify your identity
  'kyc.document', // Document
  'kyc.passport', // Passport
  'kyc.identityCard', // Identity card
  'kyc.driversLicence', // Driver’s licence
  'kyc.other', // Another document
  'kyc.number', // Document number
  'kyc.pictures', // Pictures of the document
  'kyc.pictures_hint', // Front, back, and you holding it. PNG or JPG, at most 3 pictures.
  'kyc.submit', // Send for verification
  'promotion_form.title', // Apply for this promotion
  'promotion_form.pictures', // Pictures
  'promotion_form.submit', // Apply
  'feedback.title', // Feedback
  'feedback.topic', // What is it about?
  'feedback.topic_deposit', // Deposit problem
  'feedback.topic_withdrawal', // Withdrawal issue
  'feedback.topic_game', // Game problem
  'feedback.topic_service', // Customer service question
  'feedback.topic_application', // Application question
  'feedback.topic_other', // Other
  'feedback.content', // Your message
  'feedback.contact', // How can we reach you?
  'feedback.contact_hint', // E-mail or mobile number, if you want an answer.
  'feedback.submit', // Send feedback
  'affiliate_form.title', // Affiliate application
  'affiliate_form.plan', // Your plan
  'affiliate_form.plan_hint', // Your site, channel or shop, and how you want to bring people.
  'affiliate_form.submit', // Send application
  'points.redeem_title', // Redeem {name}
  'points.quantity', // Quantity
  'points.address', // Delivery address
  'points.price', // Price
  'points.balance', // Your points
  'points.count', // {points, plural, one {# point} other {# points}}
  'points.redeem', // Redeem
  'points.stock_left', // Sold out beyond {count}: only so many are left.
  'points.limit_left', // You can redeem this {count} more times.
  'points.not_enough', // Your {points} points are not enough.
  'points.convert_title', // Convert points
  'points.points', // Points
  'points.convert_band', // From {min} to {max} points, in steps of {step}.
  'points.convert', // Convert
] as const
