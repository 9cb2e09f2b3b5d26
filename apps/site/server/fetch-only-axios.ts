import path from 'node:path'
import type { Plugin } from 'vite'

const nothing = ['default']

/**
 * Files of axios that the client cannot reach, with what they export. It sends texts by the fetch adapter: no
 * XMLHttpRequest, no forms, no parameters, no progress, no XSRF cookie, no bounds of length, no cancel tokens.
 */
const unreached: Readonly<Record<string, readonly string[]>> = {
  'adapters/xhr.js': [],
  'cancel/CancelToken.js': nothing,
  'core/createMultipartBody.js': nothing,
  'helpers/AxiosURLSearchParams.js': nothing,
  'helpers/HttpStatusCode.js': nothing,
  'helpers/cookies.js': nothing,
  'helpers/estimateDataURLDecodedBytes.js': nothing,
  'helpers/formDataToJSON.js': nothing,
  'helpers/isURLSameOrigin.js': nothing,
  'helpers/progressEventReducer.js': ['progressEventReducer', 'progressEventDecorator', 'asyncDecorator'],
  'helpers/toFormData.js': nothing,
  'helpers/toURLEncodedForm.js': nothing,
  'helpers/trackStream.js': ['trackStream'],
}

/** In the place of such a file; a call that reaches it after all says so. An adapter that is null is not to be had. */
function standIn(file: string, names: readonly string[]): string {
  if (names.length === 0) return 'export default null'
  const refuse = `const refuse = () => { throw new Error(${JSON.stringify(`axios/${file} is not in this build`)}) }`
  return `${refuse}\nexport { ${names.map((name) => `refuse as ${name}`).join(', ')} }`
}

/** The client speaks through axios's fetch adapter alone; what it cannot reach is left out of what is shipped (8 kB). */
export function fetchOnlyAxios(): Plugin {
  const mark = '\0not-in-axios:'
  return {
    name: 'croupier:fetch-only-axios',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const [, folder] = /\/axios\/lib\/(?:(.*)\/)?[\w.]+$/.exec(importer ?? '') ?? []
      if (!source.startsWith('.') || !importer?.includes('/axios/lib/')) return undefined
      const file = path.posix.join(folder ?? '', source)
      return unreached[file] ? mark + file : undefined
    },
    load(id) {
      const file = id.startsWith(mark) ? id.slice(mark.length) : ''
      return unreached[file] && standIn(file, unreached[file])
    },
  }
}
