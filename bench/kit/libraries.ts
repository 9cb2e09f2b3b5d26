/** What is measured: the kit, and the peers that a team would weigh it against. */

/** One library's own words for the same things. */
export interface Library {
  readonly name: string
  /** Imports of one part, as an entry that exports it. */
  readonly parts: Readonly<Record<Part, string>>
  /** Everything in the package. */
  readonly whole: string
  /** Style sheets that its parts require. */
  readonly css?: readonly string[]
  /** Styled by a runtime that is not part of the package: counted in the set, not in single parts. */
  readonly runtime?: readonly string[]
  /** A module that exports `Provider({ theme, children })`, `Press({ children })`, `Rows({ rows })`; see page.ts. */
  readonly screen: string
  /** Switching the theme changes an attribute of the root element without a render. */
  readonly attribute?: { readonly name: string; readonly light: string; readonly dark: string }
}

/** The parts whose size is reported. */
export const parts = ['button', 'dialog', 'pagination', 'tabs', 'select', 'set'] as const
/** One of them; the set is provider, button, dialog, pagination and tabs. */
export type Part = (typeof parts)[number]

const from = (module: string) => (names: string) => `export { ${names} } from '${module}'`
const heads = ['Round', 'Game', 'Vendor', 'Stake', 'Payout', 'Result'] as const
const headings = JSON.stringify(heads)

const kit = '../../packages/ui/src'
const kitSet = `
  export { BrandProvider } from '${kit}/brand/BrandProvider.tsx'
  export { Button } from '${kit}/button/Button.tsx'
  export { Dialog } from '${kit}/dialog/Dialog.tsx'
  export { Pagination } from '${kit}/pagination/Pagination.tsx'
  export { Tabs } from '${kit}/tabs/Tabs.tsx'
  export { TabList } from '${kit}/tabs/TabList.tsx'
  export { Tab } from '${kit}/tabs/Tab.tsx'
  export { TabPanel } from '${kit}/tabs/TabPanel.tsx'`

const mantine = from('@mantine/core')
const radix = from('@radix-ui/themes')
const chakra = from('@chakra-ui/react')
const mui = from('@mui/material')
const antd = from('antd')

/** Plain elements and a style sheet: the lower bound of any kit. */
export const floor: Pick<Library, 'name' | 'screen' | 'attribute'> = {
  name: 'plain elements',
  attribute: { name: 'data-theme', light: 'light', dark: 'dark' },
  screen: `
    import { cssText } from '${kit}/theme/cssText.ts'
    const style = document.createElement('style')
    style.textContent = cssText() + \`.press{position:relative;display:inline-flex;align-items:center;min-block-size:40px;
      padding:4px 16px;transition:background-color .15s,border-color .15s,color .15s,box-shadow .15s;border:1px solid transparent;border-radius:10px;font:600 14px/1.2 sans-serif;cursor:pointer;
      background:var(--cr-color-accent);color:var(--cr-color-onAccent)}.press:hover{background:var(--cr-color-accentHover)}
      .press:active{background:var(--cr-color-accentPress)}.press>span{display:inline-flex;gap:8px}
      table{border-collapse:collapse;inline-size:100%}th,td{padding:8px 12px;border-bottom:1px solid var(--cr-color-border);
      color:var(--cr-color-text);text-align:start}\`
    document.head.append(style)
    export const Provider = ({ children }) => children
    export const Press = ({ children }) => <button type="button" className="press"><span>{children}</span></button>
    export const Rows = ({ rows }) => <table><thead><tr>{${headings}.map((head) => <th key={head}>{head}</th>)}</tr></thead>
      <tbody>{rows.map((row) => <tr key={row[0]}>{row.map((cell, at) => <td key={at}>{cell}</td>)}</tr>)}</tbody></table>`,
}

/** Croupier's own. */
export const croupier: Library = {
  name: '@croupier/ui',
  runtime: ['styled-components'],
  attribute: { name: 'data-theme', light: 'light', dark: 'dark' },
  parts: {
    button: `export { Button } from '${kit}/button/Button.tsx'`,
    dialog: `export { Dialog } from '${kit}/dialog/Dialog.tsx'`,
    pagination: `export { Pagination } from '${kit}/pagination/Pagination.tsx'`,
    tabs: `export { Tabs } from '${kit}/tabs/Tabs.tsx'; export { TabList } from '${kit}/tabs/TabList.tsx'
      export { Tab } from '${kit}/tabs/Tab.tsx'; export { TabPanel } from '${kit}/tabs/TabPanel.tsx'`,
    select: `export { Select } from '${kit}/select/Select.tsx'`,
    set: kitSet,
  },
  whole: `export * from '${kit}/index.ts'`,
  screen: `
    import { BrandProvider } from '${kit}/brand/BrandProvider.tsx'
    import { Button } from '${kit}/button/Button.tsx'
    import { Table } from '${kit}/table/Table.tsx'
    const columns = ${headings}.map((label, at) => ({ value: label, label, cell: (row) => row[at] }))
    const texts = {}
    const rowKey = (row) => row[0]
    export const Provider = ({ children }) => <BrandProvider>{children}</BrandProvider>
    export const Press = ({ children }) => <Button>{children}</Button>
    export const Rows = ({ rows }) => <Table label="Bets" texts={texts} columns={columns} rows={rows} rowKey={rowKey} />`,
}

/** The peers, each with its own names. */
export const peers: readonly Library[] = [
  {
    name: '@mantine/core',
    parts: {
      button: mantine('Button'),
      dialog: mantine('Modal'),
      pagination: mantine('Pagination'),
      tabs: mantine('Tabs'),
      select: mantine('Select'),
      set: mantine('MantineProvider, Button, Modal, Pagination, Tabs'),
    },
    whole: `export * from '@mantine/core'`,
    css: ['@mantine/core/styles.css'],
    screen: `
      import '@mantine/core/styles.css'
      import { Button, MantineProvider, Table } from '@mantine/core'
      export const Provider = ({ theme, children }) => <MantineProvider forceColorScheme={theme}>{children}</MantineProvider>
      export const Press = ({ children }) => <Button>{children}</Button>
      export const Rows = ({ rows }) => <Table><Table.Thead><Table.Tr>{${headings}.map((head) => <Table.Th key={head}>{head}</Table.Th>)}</Table.Tr></Table.Thead>
        <Table.Tbody>{rows.map((row) => <Table.Tr key={row[0]}>{row.map((cell, at) => <Table.Td key={at}>{cell}</Table.Td>)}</Table.Tr>)}</Table.Tbody></Table>`,
  },
  {
    name: '@mui/material',
    parts: {
      button: mui('Button'),
      dialog: mui('Dialog'),
      pagination: mui('Pagination'),
      tabs: mui('Tabs, Tab'),
      select: mui('Select, MenuItem'),
      set: mui('ThemeProvider, createTheme, CssBaseline, Button, Dialog, Pagination, Tabs, Tab'),
    },
    whole: `export * from '@mui/material'`,
    screen: `
      import { Button, createTheme, CssBaseline, Table, TableBody, TableCell, TableHead, TableRow, ThemeProvider } from '@mui/material'
      const themes = { light: createTheme({ palette: { mode: 'light' } }), dark: createTheme({ palette: { mode: 'dark' } }) }
      export const Provider = ({ theme, children }) => <ThemeProvider theme={themes[theme]}><CssBaseline />{children}</ThemeProvider>
      export const Press = ({ children }) => <Button variant="contained">{children}</Button>
      export const Rows = ({ rows }) => <Table><TableHead><TableRow>{${headings}.map((head) => <TableCell key={head}>{head}</TableCell>)}</TableRow></TableHead>
        <TableBody>{rows.map((row) => <TableRow key={row[0]}>{row.map((cell, at) => <TableCell key={at}>{cell}</TableCell>)}</TableRow>)}</TableBody></Table>`,
  },
  {
    name: 'antd',
    parts: {
      button: antd('Button'),
      dialog: antd('Modal'),
      pagination: antd('Pagination'),
      tabs: antd('Tabs'),
      select: antd('Select'),
      set: antd('ConfigProvider, theme, Button, Modal, Pagination, Tabs'),
    },
    whole: `export * from 'antd'`,
    screen: `
      import { Button, ConfigProvider, Table, theme as themes } from 'antd'
      const columns = ${headings}.map((title, at) => ({ title, key: title, render: (_, row) => row[at] }))
      const look = { light: { algorithm: themes.defaultAlgorithm }, dark: { algorithm: themes.darkAlgorithm } }
      export const Provider = ({ theme, children }) => <ConfigProvider theme={look[theme]}>{children}</ConfigProvider>
      export const Press = ({ children }) => <Button type="primary">{children}</Button>
      export const Rows = ({ rows }) => <Table columns={columns} dataSource={rows} rowKey={(row) => row[0]} pagination={false} />`,
  },
  {
    name: '@chakra-ui/react',
    parts: {
      button: chakra('Button'),
      dialog: chakra('Dialog, Portal'),
      pagination: chakra('Pagination, ButtonGroup, IconButton'),
      tabs: chakra('Tabs'),
      select: chakra('Select, createListCollection, Portal'),
      set: chakra('ChakraProvider, defaultSystem, Button, Dialog, Portal, Pagination, Tabs'),
    },
    whole: `export * from '@chakra-ui/react'`,
    attribute: { name: 'class', light: 'light', dark: 'dark' },
    screen: `
      import { Button, ChakraProvider, defaultSystem, Table } from '@chakra-ui/react'
      export const Provider = ({ children }) => <ChakraProvider value={defaultSystem}>{children}</ChakraProvider>
      export const Press = ({ children }) => <Button>{children}</Button>
      export const Rows = ({ rows }) => <Table.Root><Table.Header><Table.Row>{${headings}.map((head) => <Table.ColumnHeader key={head}>{head}</Table.ColumnHeader>)}</Table.Row></Table.Header>
        <Table.Body>{rows.map((row) => <Table.Row key={row[0]}>{row.map((cell, at) => <Table.Cell key={at}>{cell}</Table.Cell>)}</Table.Row>)}</Table.Body></Table.Root>`,
  },
  {
    name: '@radix-ui/themes',
    parts: {
      button: radix('Button'),
      dialog: radix('Dialog'),
      // It has none: people build a pagination from a row of icon buttons.
      pagination: radix('IconButton, Flex'),
      tabs: radix('Tabs'),
      select: radix('Select'),
      set: radix('Theme, Button, Dialog, IconButton, Flex, Tabs'),
    },
    whole: `export * from '@radix-ui/themes'`,
    css: ['@radix-ui/themes/styles.css'],
    screen: `
      import '@radix-ui/themes/styles.css'
      import { Button, Table, Theme } from '@radix-ui/themes'
      export const Provider = ({ theme, children }) => <Theme appearance={theme}>{children}</Theme>
      export const Press = ({ children }) => <Button>{children}</Button>
      export const Rows = ({ rows }) => <Table.Root><Table.Header><Table.Row>{${headings}.map((head) => <Table.ColumnHeaderCell key={head}>{head}</Table.ColumnHeaderCell>)}</Table.Row></Table.Header>
        <Table.Body>{rows.map((row) => <Table.Row key={row[0]}>{row.map((cell, at) => <Table.Cell key={at}>{cell}</Table.Cell>)}</Table.Row>)}</Table.Body></Table.Root>`,
  },
]
