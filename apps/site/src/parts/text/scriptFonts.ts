/** Faces of scripts the default font lacks; each comes with the language that needs it. */
const faces: Readonly<Record<string, () => Promise<unknown>>> = {
  BN: () => import('@croupier/ui/fonts-bengali.css'),
}

/** Loads the face of a language's script. A face that does not come leaves the device's own: nothing breaks. */
export const loadScriptFont = (code: string): Promise<unknown> =>
  faces[code]?.().catch(() => undefined) ?? Promise.resolve()
