import { categoryPath, paths } from '@croupier/stores'
import {
  CircleHelp,
  Coins,
  Dices,
  File,
  Fish,
  Gamepad2,
  Gauge,
  Gift,
  Handshake,
  House,
  Landmark,
  Megaphone,
  Phone,
  Radio,
  ShieldCheck,
  Smartphone,
  Spade,
  Swords,
  Ticket,
  Trophy,
  type LucideIcon,
} from 'lucide-react'

const icons: Readonly<Record<string, LucideIcon>> = {
  [paths.home]: House,
  [categoryPath('SPORTS')]: Trophy,
  [categoryPath('LIVE')]: Radio,
  [categoryPath('COCKFIGHT')]: Swords,
  [categoryPath('RNG')]: Dices,
  [categoryPath('FISH')]: Fish,
  [categoryPath('PVP')]: Spade,
  [categoryPath('ELOTT')]: Ticket,
  [categoryPath('ESPORTS')]: Gamepad2,
  [paths.promotions]: Gift,
  [paths.pointMall]: Coins,
  [paths.notices]: Megaphone,
  [paths.help]: CircleHelp,
  [paths.contact]: Phone,
  [paths.depositTutorial]: Landmark,
  [paths.download]: Smartphone,
  [paths.join]: Handshake,
  [paths.safety]: ShieldCheck,
  [paths.dataUse]: Gauge,
}

/**
 * The icon of a page in menus; a sheet of paper by default. Icons are not part of the page's record, because these
 * menus load after the first view.
 */
export const pageIcon = (path: string): LucideIcon => icons[path] ?? File
