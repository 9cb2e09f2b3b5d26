import { BrandScope, tokens } from '@croupier/ui'
import {
  ArrowDown,
  ArrowUp,
  Banknote,
  Bell,
  CalendarRange,
  Camera,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronsUpDown,
  CircleAlert,
  CircleCheck,
  Clock,
  Copy,
  Download,
  ExternalLink,
  Eye,
  EyeOff,
  FileText,
  Gift,
  Heart,
  History,
  Hourglass,
  ImageOff,
  Info,
  Landmark,
  Lock,
  Maximize,
  Megaphone,
  Minus,
  Move,
  Pause,
  Play,
  Plus,
  QrCode,
  RefreshCw,
  Search,
  SendHorizontal,
  ShieldCheck,
  Sparkles,
  Trash2,
  TrendingDown,
  TrendingUp,
  TriangleAlert,
  Trophy,
  UserRound,
  Wallet,
  WifiOff,
  Wrench,
  X,
} from 'lucide-react'
import { use } from 'react'
import { DocsLookContext } from './KitDocs.tsx'

/** The icons that the kit itself draws. */
const icons = {
  ArrowDown,
  ArrowUp,
  Banknote,
  Bell,
  CalendarRange,
  Camera,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronsUpDown,
  CircleAlert,
  CircleCheck,
  Clock,
  Copy,
  Download,
  ExternalLink,
  Eye,
  EyeOff,
  FileText,
  Gift,
  Heart,
  History,
  Hourglass,
  ImageOff,
  Info,
  Landmark,
  Lock,
  Maximize,
  Megaphone,
  Minus,
  Move,
  Pause,
  Play,
  Plus,
  QrCode,
  RefreshCw,
  Search,
  SendHorizontal,
  ShieldCheck,
  Sparkles,
  Trash2,
  TrendingDown,
  TrendingUp,
  TriangleAlert,
  Trophy,
  UserRound,
  Wallet,
  WifiOff,
  Wrench,
  X,
}

/** The kit's icons by name, with the stroke of the toolbars' brand. Renders a list. */
export const IconList = () => {
  const { brand, theme } = use(DocsLookContext)
  return (
    <BrandScope brand={brand} theme={theme} style={{ padding: '1rem' }}>
      <ul
        className="sb-unstyled"
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
          gap: '1rem',
          margin: 0,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {Object.entries(icons).map(([name, Icon]) => {
          return (
            <li key={name} style={{ display: 'grid', gap: '0.5rem', justifyItems: 'center', color: tokens.color.text }}>
              <Icon size={24} strokeWidth="var(--cr-shape-iconWeight, 2)" />
              <code style={{ fontSize: tokens.fontSize.xs }}>{name}</code>
            </li>
          )
        })}
      </ul>
    </BrandScope>
  )
}
