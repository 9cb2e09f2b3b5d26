import {
  siFacebook,
  siInstagram,
  siLine,
  siTelegram,
  siViber,
  siWechat,
  siX,
  siYoutube,
  type SimpleIcon,
} from 'simple-icons'

/** The social networks to follow, by resource type, in the specification's order (S-225). */
export const networks: readonly { readonly type: string; readonly icon: SimpleIcon }[] = [
  { type: 'LINE', icon: siLine },
  { type: 'WECHAT', icon: siWechat },
  { type: 'FACEBOOK', icon: siFacebook },
  { type: 'TELEGRAM', icon: siTelegram },
  { type: 'YOUTUBE', icon: siYoutube },
  { type: 'INSTAGRAM', icon: siInstagram },
  { type: 'TWITTER', icon: siX },
  { type: 'VIBER', icon: siViber },
]
