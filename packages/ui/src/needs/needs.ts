/**
 * Throws an error that names a missing prop, for pages without TypeScript: they would otherwise read "Cannot read
 * properties of undefined". Call it only while `process.env.NODE_ENV` is not `production`, so that bundlers drop it.
 */
export const needs = (component: string, props: Readonly<Record<string, unknown>>): void => {
  for (const [name, value] of Object.entries(props))
    if (value === undefined) throw new TypeError(`${component} needs the prop "${name}".`)
}
