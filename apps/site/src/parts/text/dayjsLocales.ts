import { whenOnline } from '../failure/whenOnline.ts'

/** Date wording of the languages whose catalogue is complete; others show English dates until theirs is. */
const wordings: Readonly<Record<string, () => Promise<unknown>>> = {
  'tl-ph': () => import('dayjs/locale/tl-ph'),
  bn: () => import('dayjs/locale/bn'),
  'bn-bd': () => import('dayjs/locale/bn-bd'),
}

/**
 * Sets the wording of dates; dayjs itself loads with the first part of the site that shows one (S-244). Never rejects:
 * dates whose wording does not come are English ones.
 */
export async function setDayjsLocale(name: string): Promise<void> {
  const loaded = await whenOnline(() => Promise.all([import('dayjs'), wordings[name]?.()])).catch(() => undefined)
  loaded?.[0].default.locale(name in wordings ? name : 'en')
}
