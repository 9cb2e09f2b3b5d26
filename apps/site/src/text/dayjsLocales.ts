/** Date wording of the languages whose catalogue is complete; others show English dates until theirs is. */
const wordings: Readonly<Record<string, () => Promise<unknown>>> = {
  'tl-ph': () => import('dayjs/locale/tl-ph'),
  bn: () => import('dayjs/locale/bn'),
  'bn-bd': () => import('dayjs/locale/bn-bd'),
}

/** Sets the wording of dates; dayjs itself loads with the first part of the site that shows one (S-244). */
export async function setDayjsLocale(name: string): Promise<void> {
  const [{ default: dayjs }] = await Promise.all([import('dayjs'), wordings[name]?.()])
  dayjs.locale(name in wordings ? name : 'en')
}
