/** The text of docs/flags.md. Pure. */
import type { Flag } from './flags.ts'

const code = (values: readonly string[]) => values.map((value) => `\`${value}\``).join(', ')
const line = (title: string, values: readonly string[]) => (values.length > 0 ? [`- ${title}: ${code(values)}`] : [])
const plain = (title: string, values: readonly string[]) =>
  values.length > 0 ? [`- ${title}: ${values.join('; ')}`] : []

/** Whether anything changes when the flag is switched. */
export const hasEffect = ({ screens, entries, pages, sentWith, decides }: Flag): boolean =>
  [screens, entries, pages, sentWith, decides].some((list) => list.length > 0)

const section = (flag: Flag) =>
  [
    `### ${flag.id}`,
    '',
    ...(flag.says === '' ? [] : [flag.says, '']),
    ...plain('Acts on', flag.screens),
    ...plain('Shows or hides the entry', flag.entries),
    ...plain('Shows or hides', flag.pages),
    ...line('Texts', flag.texts),
    ...line('Calls refused when it is off', flag.sentWith),
    ...line('Calls that the sandbox decides by it', flag.decides),
    ...plain('Read by', flag.readBy),
    '',
  ].join('\n')

/** Every flag and where it acts. */
export function flagsPage(flags: readonly Flag[]): string {
  const modules = flags.filter(({ kind }) => kind === 'module')
  const acting = modules.filter(hasEffect)
  const idle = modules.filter((flag) => !hasEffect(flag))
  const settings = flags.filter(({ kind }) => kind === 'setting')
  return [
    '# Flags',
    '',
    'Written by `npm run trace -- --write` from the source; `npm test` fails when it is out of date. A screen is listed when its source can reach the place that reads the flag. `npm run doctor` holds a platform against the same map.',
    '',
    `Modules: ${modules.length}, of which ${modules.filter(({ pages, readBy }) => readBy.length + pages.length > 0).length} are read by the site and ${idle.length} change nothing. Settings with a choice: ${settings.length}.`,
    '',
    '## Modules of the platform',
    '',
    'A merchant switches them in `modules` of its `merchant.json`; the platform sends them with `system.status`.',
    '',
    ...acting.map(section),
    '## Modules that change nothing',
    '',
    `The platform may send them; neither the site nor a call asks for them: ${code(idle.map(({ id }) => id)) || 'none'}.`,
    '',
    '## Settings',
    '',
    'Of the installation (`SiteConfig`) and of the merchant file (`SiteMerchant`).',
    '',
    ...settings.map(section),
  ].join('\n')
}
