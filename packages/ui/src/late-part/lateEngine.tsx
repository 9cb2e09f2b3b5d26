import { lazy, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react'

/** Props of every late engine, besides its own. */
export interface LateEngineProps {
  /** Shown while the engine loads, and permanently if it fails to load. */
  readonly still: ReactNode
}

const Still = ({ still }: LateEngineProps) => still

/**
 * A lazy component around an engine that only enhances what already works, such as sliding. If its chunk is missing or
 * the network fails, the plain version stays and the page keeps working.
 */
export const lateEngine = <Props extends LateEngineProps>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => load().catch(() => ({ default: Still as ComponentType<Props> })))
