import { useRef, useState } from 'react'
import { tableCsv } from './csv.ts'
import type { TableColumn } from './tableColumn.ts'

/** What `useCsvExport` exports. */
export interface CsvExport<Row> {
  /** Columns with `csv` are exported, in this order. */
  readonly columns: readonly TableColumn<Row>[]
  /** All rows, or how to get them: a table shows a page, a file should hold everything. */
  readonly rows: readonly Row[] | (() => Promise<readonly Row[]>)
  /** The file's name with its ending: "bets-2026-11.csv". */
  readonly fileName: string
}

/** An export that a button starts. */
export interface CsvExporter {
  /** Fetches the rows and hands the file to the browser. A press while it works does nothing. */
  readonly exportCsv: () => void
  /** `failed` when the rows could not be had; the next press tries again. */
  readonly state: 'ready' | 'working' | 'failed'
}

const save = (text: string, fileName: string) => {
  // Without the byte order mark spreadsheets take UTF-8 for the machine's old code page.
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName })
  link.click()
  // Revoked in the same task, some browsers find nothing to save.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}

/** Exports the rows of a table as a CSV file that is safe to open in a spreadsheet. */
export const useCsvExport = <Row>({ columns, rows, fileName }: CsvExport<Row>): CsvExporter => {
  const [state, setState] = useState<CsvExporter['state']>('ready')
  const working = useRef(false)
  const run = async () => {
    if (working.current) return
    working.current = true
    setState('working')
    try {
      save(tableCsv(columns, typeof rows === 'function' ? await rows() : rows), fileName)
      setState('ready')
    } catch {
      setState('failed')
    } finally {
      working.current = false
    }
  }
  return { exportCsv: () => void run(), state }
}
