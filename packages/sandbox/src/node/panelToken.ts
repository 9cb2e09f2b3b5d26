import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Default file for the operator panel's token of a sandbox on this port. */
export const panelTokenFile = (port: number): string => path.join('.croupier', `panel-${port}.token`)

/** Writes the token so that only this user can read it, even if the file already existed. */
export function writePanelToken(file: string, token: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  rmSync(file, { force: true })
  writeFileSync(file, token, { mode: 0o600, flag: 'wx' })
}
