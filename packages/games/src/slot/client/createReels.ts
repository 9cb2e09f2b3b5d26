/** The moving reels. */
export interface Reels {
  /** Shows the reels at rest at the stops. */
  show(stops: readonly number[]): void
  /** Starts turning until {@link land} or {@link show}. */
  start(): void
  /** Stops the reels one after another at `stops`; resolves when the last one has stopped. */
  land(stops: readonly number[]): Promise<void>
  /** Marks winning cells as `reel-row` and draws their lines. */
  mark(
    cells: readonly (readonly [reel: number, row: number])[],
    lines: readonly (readonly number[])[],
    tone: 'win' | 'return',
  ): void
  /** Removes all marks. */
  clear(): void
}

/**
 * Builds the reels inside `root`: five columns and an overlay for lines. They show what the sandbox has decided and
 * decide nothing themselves. With reduced motion they change immediately.
 */
export const createReels = (
  root: HTMLElement,
  strips: readonly (readonly string[])[],
  nodeId: number,
  reduced: () => boolean,
): Reels => {
  const page = root.ownerDocument
  const rows = 3
  const cell = (symbol: string): HTMLElement => {
    const box = page.createElement('div')
    box.className = 'cell'
    const picture = page.createElement('img')
    picture.src = `/art/${nodeId}/${symbol}.svg`
    picture.alt = ''
    picture.width = 200
    picture.height = 200
    picture.draggable = false
    box.append(picture)
    return box
  }
  const tracks = strips.map(() => {
    const reel = page.createElement('div')
    reel.className = 'reel'
    const track = page.createElement('div')
    track.className = 'track'
    reel.append(track)
    root.append(reel)
    return track
  })
  const overlay = page.createElementNS('http://www.w3.org/2000/svg', 'svg')
  overlay.setAttribute('viewBox', `0 0 ${strips.length} ${rows}`)
  overlay.setAttribute('preserveAspectRatio', 'none')
  overlay.setAttribute('class', 'lines')
  root.append(overlay)

  const at = (reel: number, stop: number): string => {
    const strip = strips[reel] ?? []
    return strip[((stop % strip.length) + strip.length) % strip.length] ?? ''
  }
  let turning: Animation[] = []
  const fill = (reel: number, from: number, count: number): void => {
    tracks[reel]?.replaceChildren(...Array.from({ length: count }, (_, row) => cell(at(reel, from + row))))
  }
  const halt = (): void => {
    for (const each of turning) each.cancel()
    turning = []
  }
  const clear = (): void => {
    overlay.replaceChildren()
    delete root.dataset['tone']
    for (const marked of root.querySelectorAll('[data-hit]')) marked.removeAttribute('data-hit')
  }
  const show = (stops: readonly number[]): void => {
    halt()
    clear()
    stops.forEach((stop, reel) => fill(reel, stop, rows))
  }
  return {
    show,
    clear,
    start() {
      halt()
      clear()
      root.dataset['turning'] = ''
      if (reduced()) return
      turning = tracks.map((track, reel) => {
        const count = 16
        fill(reel, reel * 5, count + rows)
        const share = (100 * count) / (count + rows)
        return track.animate([{ transform: `translateY(-${share}%)` }, { transform: 'translateY(0)' }], {
          duration: 620,
          iterations: Number.POSITIVE_INFINITY,
        })
      })
    },
    async land(stops) {
      delete root.dataset['turning']
      if (reduced()) return show(stops)
      halt()
      await Promise.all(
        stops.map(async (stop, reel) => {
          const passing = 9 + reel * 5
          fill(reel, stop, passing + rows)
          const share = (100 * passing) / (passing + rows)
          const landing = tracks[reel]?.animate(
            [
              { transform: `translateY(-${share}%)` },
              { transform: 'translateY(1.2%)', offset: 0.9 },
              { transform: 'translateY(0)' },
            ],
            {
              duration: 520 + reel * 230,
              easing: 'cubic-bezier(0.15, 0.6, 0.3, 1)',
            },
          )
          if (landing === undefined) return
          turning.push(landing)
          // A cancelled animation rejects; the reel is then already in position.
          await landing.finished.then(
            () => fill(reel, stop, rows),
            () => undefined,
          )
        }),
      )
      turning = []
    },
    mark(cells, lines, tone) {
      root.dataset['tone'] = tone
      for (const [reel, row] of cells) tracks[reel]?.children[row]?.setAttribute('data-hit', tone)
      for (const line of lines) {
        const drawn = page.createElementNS('http://www.w3.org/2000/svg', 'polyline')
        drawn.setAttribute('points', line.map((row, reel) => `${reel + 0.5},${row + 0.5}`).join(' '))
        overlay.append(drawn)
      }
    },
  }
}
