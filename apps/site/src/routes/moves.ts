import { addressOf } from '../world/sitePaths.ts'

/** The way from the stores to the router: a path asked for before the router is ready reloads the page. */
const load = (path: string) => window.location.assign(addressOf(path))

let move: (path: string) => void = load

/** Moving inside the site from outside of React. */
export const moves = {
  /** Goes to a path of the site. */
  go: (path: string): void => move(path),
  /** Lets a router do the moving until the returned function is called. */
  follow(next: (path: string) => void): () => void {
    move = next
    return () => {
      move = load
    }
  },
}
