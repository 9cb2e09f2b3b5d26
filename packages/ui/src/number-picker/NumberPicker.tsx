import { Toggle } from '@base-ui/react/toggle'
import { ToggleGroup } from '@base-ui/react/toggle-group'
import { Shuffle, X } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '../button/Button.tsx'
import { useFormReset } from '../field/useFormReset.ts'
import { useValue } from '../field/useValue.ts'
import { useFigures } from '../figures/FiguresProvider.tsx'
import { needs } from '../needs/needs.ts'
import { ChoiceFieldset, type ChoiceFieldsetProps } from '../radio/ChoiceFieldset.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'
import { useKitTexts } from '../texts/KitTexts.tsx'
import { ignoreRepeats } from '../press/freshPress.ts'
import { tokens } from '../theme/theme.ts'
import { nextPicks, quickPicks } from './picks.ts'

/** Texts of a `NumberPicker`; `clear`, `required` and `optional` come from `KitTexts` when left out. */
export interface NumberPickerTexts extends SomeTexts<'clear' | 'required' | 'optional'> {
  /** Announced after every change: "2 of 5 picked". */
  readonly picked: (count: number, of: number) => string
  /** The button that picks at random. Without it there is no such button. */
  readonly quickPick?: string | undefined
}

/** Props of {@link NumberPicker}; what is not listed goes to the `<fieldset>`. */
export interface NumberPickerProps extends Omit<
  ChoiceFieldsetProps,
  'onChange' | 'children' | 'role' | 'defaultValue' | 'texts'
> {
  /** The smallest number. */
  from: number
  /** The largest number. */
  to: number
  /** How many numbers a bet has. With 1, picking another number replaces the current one. */
  picks: number
  /** The picked numbers, when controlled. */
  value?: readonly number[] | undefined
  /** Initially picked numbers, when uncontrolled. */
  defaultValue?: readonly number[] | undefined
  /** Called with the picked numbers, in ascending order, after every change. */
  onValueChange?: ((value: readonly number[]) => void) | undefined
  /** Random source for quick picks: from 0 up to, but not including, 1. Default `Math.random`. */
  random?: (() => number) | undefined
  /** Texts; some have defaults in `KitTexts`. */
  texts: NumberPickerTexts
}

const Board = styled(ToggleGroup)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(2.75rem, 1fr));
  gap: ${tokens.space.s2};
  max-inline-size: 36rem;
  /* A column that grows with its content would count as many numbers a row as fit the widest board. */
  contain: inline-size;
  contain-intrinsic-inline-size: 15rem;
`

const Ball = styled(Toggle)`
  justify-self: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  padding: 0;
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: 50%;
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font-family: ${tokens.font.display};
  font-size: ${tokens.fontSize.md};
  font-variant-numeric: tabular-nums;
  font-weight: ${tokens.fontWeight.semibold};
  cursor: pointer;
  transition: background-color ${tokens.motion.fast} ${tokens.motion.ease};

  &:where(:hover) {
    background: ${tokens.color.surfaceHover};
  }
  &:where([data-pressed]) {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accent};
    color: ${tokens.color.onAccent};
  }
  /* All are picked: the others stay focusable and readable but cannot be picked. */
  [data-full] > &:where(:not([data-pressed])) {
    border-color: ${tokens.color.border};
    background: ${tokens.color.surfaceSunken};
    color: ${tokens.color.textMuted};
    cursor: not-allowed;
  }
  &:where([data-disabled]) {
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &:where([data-pressed]) {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s2};
  max-inline-size: 36rem;
  min-block-size: ${tokens.control.sm};
  margin-block-start: ${tokens.space.s3};
  font-size: ${tokens.fontSize.sm};
`

const Picked = styled.output`
  margin-inline-end: auto;
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
`

/**
 * The numbers of a lottery bet. Renders a `<fieldset>` of toggle buttons with one tab stop; arrow keys move between
 * them.
 *
 * The count of picked numbers is announced after every change. When all are picked, other numbers ignore presses until
 * one is removed; with a single pick, the pick moves. Attributes out: `data-invalid`; on the board `data-full`.
 */
export const NumberPicker = ({
  from,
  to,
  picks,
  value,
  defaultValue = [],
  onValueChange,
  random = Math.random,
  texts,
  disabled,
  ...rest
}: NumberPickerProps) => {
  if (process.env.NODE_ENV !== 'production') needs('NumberPicker', { texts })
  const words = useKitTexts(texts)
  const figures = useFigures()
  const [picked, change, reset] = useValue<readonly number[]>(value, defaultValue, onValueChange)
  const board = useFormReset<HTMLDivElement>(reset)
  const full = picked.length >= picks
  const numbers = Array.from({ length: to - from + 1 }, (_, place) => from + place)
  return (
    <ChoiceFieldset {...rest} disabled={disabled} texts={texts}>
      <Board
        ref={board}
        multiple
        disabled={disabled ?? false}
        data-full={full && picks > 1 ? '' : undefined}
        value={picked.map(String)}
        onValueChange={(pressed) => {
          const next = nextPicks(picked, pressed.map(Number), picks)
          if (next !== picked) change(next)
        }}
      >
        {numbers.map((number) => (
          <Ball key={number} value={String(number)} onKeyDown={ignoreRepeats}>
            {figures(String(number))}
          </Ball>
        ))}
      </Board>
      <Foot>
        <Picked aria-live="polite">{texts.picked(picked.length, picks)}</Picked>
        {picked.length === 0 || disabled ? null : (
          <Button
            size="sm"
            variant="ghost"
            tone="neutral"
            startIcon={<X size={16} aria-hidden />}
            onClick={() => {
              // The button goes away with the picks.
              board.current?.querySelector<HTMLElement>('button[tabindex="0"], button')?.focus()
              change([])
            }}
          >
            {words.clear}
          </Button>
        )}
        {texts.quickPick === undefined ? null : (
          <Button
            size="sm"
            variant="soft"
            disabled={disabled}
            startIcon={<Shuffle size={16} aria-hidden />}
            onClick={() => change(quickPicks(numbers, picks, random))}
          >
            {texts.quickPick}
          </Button>
        )}
      </Foot>
    </ChoiceFieldset>
  )
}
