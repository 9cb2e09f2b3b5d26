/** A project whose name begins with `demo-` exists nowhere but in the emulator. */
export const project = 'demo-croupier'

/** Where the emulator listens; `firebase.json` says the same. */
export const emulator = 'http://127.0.0.1:5099'

/** Port of the page that runs the real SDK. */
export const pagePort = 5096
