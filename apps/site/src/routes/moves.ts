import { addressOf } from '../ports/sitePaths.ts'

/** Connects the stores to the router: a path requested before the router is ready reloads the page. */
const load = (path: string) => window.location.assign(addressOf(path))

let move: (path: string) => void = load

/** Moving inside the site from outside of React. */
export const moves = {
  /** Goes to a path of the site. */
  go: (path: string): void => move(path),
  /** Makes a router navigate until the returned function is called. */
  follow(next: (path: string) => void): () => void {
    move = next
    return () => {
      move = load
    }
  },
}
