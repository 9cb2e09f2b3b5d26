import type { html } from 'hono/html'
import type { Platform } from '../wire/Platform.ts'
import type { Action } from './action.ts'

/** A section of the page, with its own heading. */
export interface PanelSection {
  /** Its anchor, and `back` of its forms. */
  readonly id: string
  /** Title in the list of sections. */
  readonly title: string
  /** `merchant` is the code of the merchant whose switches are shown. */
  readonly show: (platform: Platform, merchant: string) => ReturnType<typeof html>
}

/** The operator's view of a subject. */
export interface PanelPart {
  /** Reads by name: `GET /__sandbox/api/<name>`. */
  readonly reads?: Readonly<Record<string, (platform: Platform) => unknown>>
  /** Actions by name: `POST /__sandbox/api/<name>`. */
  readonly actions?: Readonly<Record<string, Action>>
  readonly sections?: readonly PanelSection[]
}

/** The parts of all subjects combined. */
export type WholePanel = Required<PanelPart>
