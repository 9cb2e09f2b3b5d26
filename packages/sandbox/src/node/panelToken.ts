import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Where a sandbox on this port leaves the token of its operator panel, by default. */
export const panelTokenFile = (port: number): string => path.join('.croupier', `panel-${port}.token`)

/** Writes the token so that only this user can read it, whatever the file was before. */
export function writePanelToken(file: string, token: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  rmSync(file, { force: true })
  writeFileSync(file, token, { mode: 0o600, flag: 'wx' })
}
