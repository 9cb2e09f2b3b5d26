import { lazy, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react'

/** What a late engine takes beside its own props. */
export interface LateEngineProps {
  /** What stands in its place: meanwhile, and for good when the engine does not come. */
  readonly still: ReactNode
}

const Still = ({ still }: LateEngineProps) => still

/**
 * A lazy component over an engine that only adds to what already works, such as sliding. Its chunk may be missing or the
 * line down: then the plain part stays and nobody's page breaks (S-406).
 */
export const lateEngine = <Props extends LateEngineProps>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => load().catch(() => ({ default: Still as ComponentType<Props> })))
