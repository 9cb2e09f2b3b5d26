const signs: readonly (readonly [RegExp, string])[] = [
  [/android/i, 'Android'],
  [/iphone|ipad|ipod/i, 'iOS'],
  [/windows/i, 'Windows'],
  [/mac os/i, 'macOS'],
]

/** Name of the operating system in a user-agent string, in the form the free-play call expects. */
export const operatingSystem = (userAgent: string): string =>
  signs.find(([sign]) => sign.test(userAgent))?.[1] ?? 'Linux'
