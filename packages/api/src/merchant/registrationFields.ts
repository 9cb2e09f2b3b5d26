/** Every field of a registration with its description, in the order of the form. */
export const registrationFields = Object.freeze({
  username: 'The name to log in with.',
  password: 'The login password.',
  birthday: 'Date of birth, by which the age is checked.',
  affiliateCode: 'Code of the agent or affiliate who brought the newcomer.',
  mobileNum: 'Mobile number.',
  verificationCode: 'Code that was sent to the mobile number by SMS.',
  payeeName: 'Name on the account that money is paid out to.',
  email: 'E-mail address.',
  nickname: 'Name that others see.',
  paymentPassword: 'Password that protects withdrawals: six digits.',
  captcha: 'Characters of a picture, against robots.',
  recommenderId: 'Id of the member who recommended the site.',
  qqNum: 'Number at QQ.',
  line: 'Name at LINE.',
  whatsapp: 'Number at WhatsApp.',
  facebook: 'Name at Facebook.',
  wechat: 'Name at WeChat.',
  telegram: 'Name at Telegram.',
  zalo: 'Name at Zalo.',
  idNumber: 'Number of an identity document.',
  address: 'Postal address.',
})

/** Name of a field of registration. */
export type RegistrationField = keyof typeof registrationFields

/** Every name, in the order of the form. */
export const registrationFieldNames = Object.keys(registrationFields) as readonly RegistrationField[]
