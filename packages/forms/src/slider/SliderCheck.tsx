import type { SliderTexts } from '@croupier/ui'
import { SliderVerification, type SliderState } from '@croupier/ui/SliderVerification'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useFormText } from '../text/FormTextProvider.tsx'
import type { Scene, SliderChallenge, SliderPort } from './SliderPort.ts'

/** Props of {@link SliderCheck}. */
export interface SliderCheckProps<Proof extends object> {
  /** The protected action. */
  readonly scene: Scene
  /** Gets puzzles and checks answers. */
  readonly port: SliderPort<Proof>
  /** Called once with the proof of a correct answer. */
  readonly onPassed: (proof: Proof) => void
}

const useSliderTexts = (): SliderTexts => {
  const { text } = useFormText()
  return useMemo(
    () => ({
      title: text('slider.title'),
      handle: text('slider.handle'),
      position: (x, last) => text('slider.position', { x: Math.round(x), last: Math.round(last) }),
      submit: text('slider.submit'),
      refresh: text('slider.refresh'),
      byDevice: text('slider.by_device'),
      loading: text('slider.loading'),
      checking: text('slider.checking'),
      failed: text('slider.failed'),
      passed: text('verify_success'),
      unavailable: text('slider.unavailable'),
    }),
    [text],
  )
}

/**
 * The slider verification with its requests: loads a puzzle, sends the answer to the platform, and loads another
 * puzzle after a wrong answer. Renders the kit's `SliderVerification`.
 *
 * After a network failure the user can request another puzzle.
 */
export function SliderCheck<Proof extends object>({ scene, port, onPassed }: SliderCheckProps<Proof>) {
  const texts = useSliderTexts()
  const [state, setState] = useState<SliderState>('loading')
  const [challenge, setChallenge] = useState<SliderChallenge<Proof> | null>(null)
  const [puzzles, setPuzzles] = useState(1)
  const awaited = useRef(false)

  useEffect(() => {
    // Ignore an older response that arrives late.
    let wanted = true
    const load = async () => {
      const next = await port.challenge(scene).catch(() => null)
      if (!wanted) return
      setChallenge(next)
      awaited.current = false
      // The error stays until the next answer.
      setState((now) => (next === null ? 'unavailable' : now === 'failed' ? 'failed' : 'idle'))
    }
    void load()
    return () => {
      wanted = false
    }
  }, [port, scene, puzzles])

  const another = (meanwhile: SliderState) => {
    awaited.current = true
    setState(meanwhile)
    setPuzzles((count) => count + 1)
  }

  const check = async (ask: () => Promise<Proof | null>) => {
    if (awaited.current) return
    setState('checking')
    const result = await ask().then(
      (proof) => ({ proof }),
      () => 'lost' as const,
    )
    if (result === 'lost') return setState('unavailable')
    if (!result.proof) return another('failed')
    setState('passed')
    onPassed(result.proof)
  }

  const byDevice = challenge?.byDevice
  return (
    <SliderVerification
      state={state}
      puzzle={challenge?.puzzle ?? null}
      onAnswer={(given) => void (challenge && check(() => port.check(challenge.challengeId, given)))}
      onRefresh={() => another('loading')}
      {...(byDevice && { onByDevice: () => void check(byDevice) })}
      texts={texts}
    />
  )
}
