/** Date wording of the languages whose catalogue is complete; others show English dates until theirs is. */
export const dayjsLocales: Readonly<Record<string, () => Promise<unknown>>> = {
  en: () => Promise.resolve(),
  'tl-ph': () => import('dayjs/locale/tl-ph'),
  bn: () => import('dayjs/locale/bn-bd'),
  'bn-bd': () => import('dayjs/locale/bn-bd'),
}
