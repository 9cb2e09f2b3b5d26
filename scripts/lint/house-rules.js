// The project's own lint rules. Each message says what to do instead.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** Entries of locales that contain no text. */
const wordless = ['@croupier/locales/calendar', '@croupier/locales/digits', '@croupier/locales/spelling']

/**
 * Which workspace packages or entries each package may import. `site` may use all; the sandbox only behind the
 * development entry.
 */
const edges = {
  'packages/money': [],
  'packages/ui': ['@croupier/money', ...wordless],
  'packages/forms': ['@croupier/ui', '@croupier/money', ...wordless],
  'packages/api': ['@croupier/money'],
  'packages/stores': ['@croupier/api', '@croupier/money', ...wordless],
  'packages/locales': [],
  'packages/games': [
    '@croupier/api',
    '@croupier/money',
    '@croupier/locales/demo',
    '@croupier/locales/intl',
    ...wordless,
  ],
  'packages/sandbox': ['@croupier/api', '@croupier/games', '@croupier/money', ...wordless],
  'apps/site': [
    '@croupier/ui',
    '@croupier/forms',
    '@croupier/api',
    '@croupier/stores',
    '@croupier/locales',
    '@croupier/money',
  ],
}

/** Packages that may be imported only for their types, which never reach a bundle. */
const typeEdges = {
  'packages/forms': ['@croupier/locales'],
  'packages/stores': ['@croupier/locales'],
}

const reasons = {
  'packages/ui':
    'ui knows no network, no store and no translation: take text and data as props (calendar, digits and spelling of locales are fine)',
  'packages/forms':
    'forms builds on ui alone: take texts through FormTextProvider (calendar, digits, spelling and import type from locales are fine) and results through onSubmit',
  'packages/money': 'money is the leaf below all others: it imports none of them',
  'packages/api': 'api imports money and no other package',
  'packages/stores':
    'stores know the api and nothing else: no DOM (but in src/browser), no React (but in src/react), no texts (calendar, digits, spelling and import type from locales are fine)',
  'packages/locales': 'locales is a leaf: messages, the language table, the calendar, digits and spelling only',
  'packages/games':
    'games know money, the api, the calendar, their texts, what browsers lack and a port of rounds: the sandbox gives them theirs',
  'packages/sandbox':
    "the sandbox is the contract's other side: it may import api, games, the calendar, digits and spelling, never stores, ui or site",
  'apps/site':
    'shipped code never imports the sandbox: reach it over the wire, or from a test, a story or the server folder',
}

/** Entries of the stores for one surrounding: a browser, and React. */
const storeAdapters = ['packages/stores/src/browser/', 'packages/stores/src/react/']

const isProof = (file) => /\.(test|stories)\.tsx?$/.test(file) || file.includes('/testing/')

const boundaries = {
  meta: { type: 'problem' },
  create(context) {
    const file = path.relative(root, context.filename).split(path.sep).join('/')
    const home = Object.keys(edges).find((folder) => file.startsWith(`${folder}/`))
    const check = (node) => {
      const source = node.source?.value
      if (!home || typeof source !== 'string') return
      if (source.startsWith('.')) {
        const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), source))
        const isShared = target.startsWith('.storybook/') || (target.startsWith('merchants/') && isProof(file))
        const outer = storeAdapters.find((folder) => target.startsWith(folder) && !file.startsWith(folder))
        if (outer)
          context.report({
            node,
            message: `${source}: the stores know no browser and no React. What is in ${outer} imports them, never the other way.`,
          })
        if (!target.startsWith(`${home}/`) && !isShared)
          context.report({
            node,
            message: `${source} leaves its package: import the other package by its name, from its index.`,
          })
        return
      }
      const match = /^(@croupier\/[a-z]+)(\/.*)?$/.exec(source)
      if (!match) {
        if (
          [
            'packages/stores',
            'packages/api',
            'packages/locales',
            'packages/money',
            'packages/sandbox',
            'packages/games',
          ].includes(home) &&
          !file.startsWith('packages/stores/src/react/') &&
          /^(react|react-dom|styled-components|mobx-react-lite)(\/|$)/.test(source)
        )
          context.report({ node, message: `${home} has no React in it: ${reasons[home]}.` })
        if (
          [
            'packages/api',
            'packages/sandbox',
            'packages/games',
            'packages/locales',
            'packages/money',
            'packages/ui',
            'packages/forms',
          ].includes(home) &&
          source.startsWith('mobx')
        )
          context.report({ node, message: `MobX lives in packages/stores and the site: ${reasons[home]}.` })
        return
      }
      const [, name, deep] = match
      if (deep?.startsWith('/src'))
        context.report({
          node,
          message: `${source} reaches into a package's source: import ${name} and export what is missing from its index.`,
        })
      if (`packages/${name.slice('@croupier/'.length)}` === home) return
      if (edges[home].includes(name) || edges[home].includes(source)) return
      if (node.importKind === 'type' && typeEdges[home]?.includes(name)) return
      if (isProof(file) || (home === 'apps/site' && file.startsWith('apps/site/server/'))) return
      context.report({ node, message: `${home} may not import ${name}: ${reasons[home]}.` })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}

/**
 * The domains of the sandbox from the lowest up, each with its subjects in the same order. A subject imports those
 * before it, in its own domain or a lower one, and reads and writes their tables. Calls to a later subject go through a
 * declared port (`ports.ts`, `Context.ports`), which the later one implements in its `subject.ts`.
 */
const sandboxDomains = {
  merchants: ['merchants', 'catalogue'],
  identity: ['inbox', 'members', 'verification'],
  safety: ['safety', 'marketing', 'trusted'],
  access: ['security'],
  money: ['bank', 'network', 'wagering', 'wallets', 'withdrawals', 'deposits', 'statement'],
  play: ['rounds', 'lottery', 'games'],
  rewards: ['tickets', 'points', 'promotions', 'raffle', 'loyalty'],
  agents: ['team', 'agreements', 'reports'],
  content: ['notices', 'chat'],
}

const sandboxSubjects = Object.entries(sandboxDomains).flatMap(([domain, subjects]) =>
  subjects.map((subject) => `domains/${domain}/${subject}/`),
)

/** The position of a file's subject in the order; -1 for files outside subjects. */
const subjectOf = (file) => sandboxSubjects.findIndex((folder) => file.startsWith(folder))

/** The place of the subject that owns a table, by the table's name. */
const tableOwners = new Map(
  sandboxSubjects.flatMap((folder, place) => {
    const file = path.join(root, 'packages/sandbox/src', folder, 'tables.ts')
    if (!existsSync(file)) return []
    const names = readFileSync(file, 'utf8').matchAll(/^ {2}(\w+): rows</gm)
    return Array.from(names, ([, name]) => [name, place])
  }),
)

/** What each layer of the sandbox may import of the others; a folder without a row is above them all. */
const sandboxLayers = [
  {
    folder: 'core/',
    may: /^core\//,
    message:
      'core knows no subject: take what is needed as a parameter, or let the subject declare it in its subject.ts (a table, a movement, an invariant, due work).',
  },
  {
    folder: 'art/',
    may: /^(art|core)\//,
    message: 'art draws from plain values: pass the values in createSandbox.ts.',
  },
  {
    folder: 'domains/',
    may: /^(domains|core|wire|panel|art)\/|^(Context|Subject|Refusal)\.ts$/,
    message:
      'a subject is composed by subjects.ts and never imports the composition, the seeds or the server: declare the part in its own subject.ts.',
  },
  {
    folder: 'wire/',
    may: /^(wire|core)\/|^(Context|Refusal)\.ts$|^domains\/(merchants\/merchants|identity\/members)\//,
    message:
      'wire is the frame that every call passes through: it knows who calls and for which merchant. Put the rest into the calls.ts of its subject.',
  },
  {
    folder: 'Context.ts',
    may: /^core\/|^domains\/merchants\//,
    message: 'Context.ts knows no subject above merchants: add tables, movements and ports to it by declare module.',
  },
  {
    folder: 'Refusal.ts',
    may: /^core\//,
    message: 'Refusal.ts knows no subject: add texts to it by declare module in refusals.ts.',
  },
]

const sandboxRoot = 'packages/sandbox/src/'

const layers = {
  meta: { type: 'problem' },
  create(context) {
    const file = path.relative(root, context.filename).split(path.sep).join('/')
    if (!file.startsWith(sandboxRoot) || isProof(file)) return {}
    const inner = file.slice(sandboxRoot.length)
    const layer = sandboxLayers.find(({ folder }) => inner.startsWith(folder))
    const own = subjectOf(inner)
    if (inner.startsWith('domains/') && own < 0)
      return {
        Program: (node) =>
          context.report({
            node,
            message: `${inner} is in no subject: name its folder in scripts/lint/house-rules.js.`,
          }),
      }
    const check = (node) => {
      const source = node.source?.value
      if (!layer || typeof source !== 'string' || !source.startsWith('.')) return
      const target = path.posix.normalize(path.posix.join(path.posix.dirname(inner), source))
      if (!layer.may.test(target))
        context.report({ node, message: `${inner} may not import ${target}: ${layer.message}` })
      if (own >= 0 && subjectOf(target) > own)
        context.report({
          node,
          message: `${sandboxSubjects[own]} may not import ${target}, which is above it: declare a port (Context.ports), move the part up, or take plain values. The order is in scripts/lint/house-rules.js.`,
        })
    }
    const isTables = (node) =>
      (node?.type === 'MemberExpression' && node.property.name === 'tables') ||
      (node?.type === 'Identifier' && node.name === 'tables')
    const checkTable = (node, name) => {
      if (own >= 0 && (tableOwners.get(name) ?? -1) > own)
        context.report({
          node,
          message: `${sandboxSubjects[own]} may not use the table ${name} of ${sandboxSubjects[tableOwners.get(name)]}, which is above it: declare a port (Context.ports).`,
        })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      MemberExpression: (node) => isTables(node.object) && checkTable(node, node.property.name),
      VariableDeclarator: ({ id, init }) => {
        if (id.type !== 'ObjectPattern' || !isTables(init)) return
        for (const property of id.properties) if (property.key) checkTable(property, property.key.name)
      },
    }
  },
}

/**
 * Folders of the site and of the stores from the lowest up. A file imports from its own folder and from those before
 * it. Files outside the folders (`main.tsx`, `index.ts`) and unlisted folders, such as those of the late stores, are
 * above them all.
 */
const folderOrders = {
  'apps/site/src/': [
    'ports',
    'base',
    'parts',
    'safety',
    'legal',
    'session',
    'pages',
    'routes',
    'centre',
    'agreements',
    'member-centre',
    'chat',
    'agent-centre',
    'shell',
    'app',
  ],
  'packages/stores/src/': [
    'config',
    'paths',
    'ports',
    'kit',
    'game-tile',
    'modals',
    'failure',
    'platform-clock',
    'theme',
    'data-saver',
    'merchant',
    'session',
    'system',
    'locale',
    'age',
    'member',
    'wallet',
    'account-feed',
    'catalogue',
    'favourites',
    'notices',
    'centre',
    'launch',
    'late',
  ],
}

const folders = {
  meta: { type: 'problem' },
  create(context) {
    const file = path.relative(root, context.filename).split(path.sep).join('/')
    const base = Object.keys(folderOrders).find((start) => file.startsWith(start))
    if (!base || isProof(file)) return {}
    const order = folderOrders[base]
    const inner = file.slice(base.length)
    const own = order.indexOf(inner.split('/')[0])
    if (own < 0) return {}
    const check = (node) => {
      const source = node.source?.value
      if (typeof source !== 'string' || !source.startsWith('.')) return
      const target = path.posix.normalize(path.posix.join(path.posix.dirname(inner), source))
      const place = order.indexOf(target.split('/')[0])
      if (place > own || place < 0)
        context.report({
          node,
          message: `${order[own]} may not import ${target}, which is above it: move the part down, or take it as a parameter. The order is in scripts/lint/house-rules.js.`,
        })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}

const colour = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/i

const rawColour = {
  meta: { type: 'problem' },
  create(context) {
    if (!context.filename.endsWith('.tsx')) return {}
    const report = (node, text) => {
      const found = colour.exec(text)
      if (found)
        context.report({
          node,
          message: `Raw colour ${found[0]}: read a token (t.color.…) so that a brand and both themes reach it.`,
        })
    }
    return {
      TemplateElement: (node) => report(node, node.value.raw.replace(/url\([^)]*\)/g, '')),
      Literal: (node) =>
        typeof node.value === 'string' &&
        /^(#[0-9a-f]{3,8}|(rgb|hsl|oklch)a?\(.*)$/i.test(node.value) &&
        report(node, node.value),
    }
  },
}

/** A white-label site has the name of its operator. */
const brandName = {
  meta: { type: 'problem' },
  create(context) {
    const report = (node, text) =>
      /\bCroupier\b/.test(text) &&
      context.report({ node, message: "The brand's name is the merchant's: read merchant.current.brandName." })
    return {
      TemplateElement: (node) => report(node, node.value.raw),
      Literal: (node) => typeof node.value === 'string' && report(node, node.value),
      JSXText: (node) => report(node, node.value),
    }
  },
}

const styledImport = {
  meta: { type: 'problem' },
  create: (context) => ({
    ImportDeclaration(node) {
      if (
        node.source.value === 'styled-components' &&
        node.specifiers.some((one) => one.type === 'ImportDefaultSpecifier')
      )
        context.report({
          node,
          message: "Write import { styled } from 'styled-components': the default import is a namespace in Node.",
        })
    },
  }),
}

const zodMini = {
  meta: { type: 'problem' },
  create: (context) => ({
    ImportDeclaration(node) {
      if (node.source.value === 'zod' && node.importKind !== 'type')
        context.report({ node, message: "Shipped code imports 'zod/mini' (6 kB instead of 26 or 92)." })
    },
  }),
}

/** Playwright's waitForFunction treats the promise of an async predicate as true, so it does not wait. */
const realWait = {
  meta: { type: 'problem' },
  create: (context) => ({
    CallExpression({ callee, arguments: [predicate] }) {
      if (callee.property?.name === 'waitForFunction' && predicate?.async)
        context.report({
          node: predicate,
          message: 'waitForFunction does not await an async predicate: use expect.poll(() => page.evaluate(…)).',
        })
    },
  }),
}

/** Packages that are imported by entry: for each export by name, its module and whether it is only a type. */
const byEntry = Object.fromEntries(
  ['ui', 'forms'].map((folder) => {
    const name = `@croupier/${folder}`
    const index = readFileSync(path.join(root, 'packages', folder, 'src/index.ts'), 'utf8')
    const exported = Array.from(
      index.matchAll(/^export (type )?\{([^}]*)\} from '([^']+)'/gm),
      ([, onlyTypes, names, source]) => {
        const entry = source.startsWith('.') ? `${name}/${path.basename(source).replace(/\.tsx?$/, '')}` : source
        return names
          .split(',')
          .map((one) => one.trim())
          .filter(Boolean)
          .map((one) => [one.replace('type ', ''), { entry, isType: Boolean(onlyTypes) || one.startsWith('type ') }])
      },
    ).flat()
    return [name, new Map(exported)]
  }),
)

/**
 * A file that imports the index of a package depends on every change of that package: each story would be pictured
 * again. Types are erased, so they may come from the index.
 */
const entries = {
  meta: { type: 'problem', fixable: 'code' },
  create(context) {
    const check = (node) => {
      const found = byEntry[node.source?.value]
      if (!found || node.importKind === 'type' || node.exportKind === 'type') return
      const places = new Map()
      const types = []
      for (const one of node.specifiers) {
        const name = (one.imported ?? one.local).name
        const other = (one.imported ? one.local : one.exported).name
        const place = found.get(name)
        if (!place) return
        const text = name === other ? name : `${name} as ${other}`
        if (place.isType || one.importKind === 'type') types.push({ text, entry: place.entry })
        else places.set(place.entry, [...(places.get(place.entry) ?? []), text])
      }
      const others = types.filter(({ text, entry }) => {
        places.get(entry)?.push(`type ${text}`)
        return !places.has(entry)
      })
      const verb = node.type === 'ImportDeclaration' ? 'import' : 'export'
      const source = node.source.value
      const lines = [
        ...(others.length > 0
          ? [`${verb} type { ${others.map(({ text }) => text).join(', ')} } from '${source}'`]
          : []),
        ...[...places]
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([entry, names]) => `${verb} { ${names.join(', ')} } from '${entry}'`),
      ]
      context.report({
        node,
        message: `${source} is for users of the package: import what runs from its entry, as lint --fix writes it.`,
        fix: (fixer) => fixer.replaceText(node, lines.join('\n')),
      })
    }
    return { ImportDeclaration: check, ExportNamedDeclaration: check }
  },
}

export default {
  meta: { name: 'house' },
  rules: {
    boundaries,
    entries,
    layers,
    folders,
    'brand-name': brandName,
    'raw-colour': rawColour,
    'real-wait': realWait,
    'styled-import': styledImport,
    'zod-mini': zodMini,
  },
}
