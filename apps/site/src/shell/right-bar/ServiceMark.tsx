import { siFacebook, siTelegram } from 'simple-icons'

const marks = { FACEBOOK: siFacebook, TELEGRAM: siTelegram }

/** The logo of a network used for customer service. Renders an `<svg>`, or nothing for a network without one. */
export function ServiceMark({ type }: { type: string }) {
  const mark = type in marks ? marks[type as keyof typeof marks] : undefined
  if (!mark) return null
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden focusable="false">
      <path d={mark.path} />
    </svg>
  )
}
