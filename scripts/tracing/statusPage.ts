/** The text of docs/status.md. Pure. */
import { callsWithoutScreen } from './callsWithoutScreen.ts'
import type { Reach, Surface } from './surface.ts'

const builtOf = (list: readonly Reach[]) => `${list.filter(({ built }) => built).length} of ${list.length}`

const section = (title: string, about: string, list: readonly Reach[]) => {
  const names = (built: boolean) =>
    list
      .filter((one) => one.built === built)
      .map(({ name }) => `\`${name}\``)
      .join(', ') || 'none'
  return `## ${title}: ${builtOf(list)}\n\n${about}\n\nBuilt: ${names(true)}.\n\nNot built: ${names(false)}.\n`
}

const callsSection = (calls: readonly Reach[]) => {
  const reasons = calls
    .filter(({ built }) => !built)
    .map(({ name }) => `| \`${name}\` | ${callsWithoutScreen[name] ?? ''} |`)
  return [
    `## Calls: ${builtOf(calls)}\n`,
    'Calls of the contract that a screen of the site makes, and the one that the client makes before a sealed call. `scripts/site-map/siteMap.json` lists the calls of each screen. The platform answers the others too; the site does without them:\n',
    `| Call | Why the site does not make it |\n| --- | --- |\n${reasons.join('\n')}\n`,
  ].join('\n')
}

/** Routes, modals, pages and calls, and whether the site has them. */
export function statusPage(surface: Surface): string {
  return [
    '# Status\n',
    'Written by `npm run trace -- --write` from the source. Which tests name a requirement row and passed, the last full run says: `npm run rows`.\n',
    section('Routes', 'Paths that the specification names, asked of the router.', surface.routes),
    section(
      'Modals',
      'Kinds of modal that the stores know, and whether the site has a component for them.',
      surface.modals,
    ),
    section('Member centre', 'Page keys of the specification.', surface.memberPages),
    callsSection(surface.calls),
  ].join('\n')
}
