import { Pause, Play } from 'lucide-react'
import { IconButton, type IconButtonProps } from '../icon-button/IconButton.tsx'

/** Props of `PauseButton`; everything else goes to the `<button>`. */
export interface PauseButtonProps extends Omit<IconButtonProps, 'children' | 'size' | 'round'> {
  paused: boolean
}

/**
 * Pauses and resumes automatic motion (WCAG 2.2, 2.2.2). Renders a `<button>`.
 *
 * Its name stays the same, e.g. "Pause"; `aria-pressed` carries the state.
 */
export const PauseButton = ({ paused, ...rest }: PauseButtonProps) => (
  <IconButton {...rest} size="sm" round aria-pressed={paused}>
    {paused ? <Play aria-hidden /> : <Pause aria-hidden />}
  </IconButton>
)
