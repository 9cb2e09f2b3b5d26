import { useEffect, useRef, useState } from 'react'
import { tableCsv, type CsvColumn } from './csv.ts'

/** What `useCsvExport` exports. */
export interface CsvExport<Row> {
  /** Columns to export: those with `csv`, in this order. */
  readonly columns: readonly CsvColumn<Row>[]
  /**
   * All rows, or a function that loads them: a table shows one page, a file has everything. Unmounting aborts the load.
   */
  readonly rows: readonly Row[] | ((signal: AbortSignal) => Promise<readonly Row[]>)
  /** The file's name with its ending: "bets-2026-11.csv". */
  readonly fileName: string
  /** Called with the reason when the rows could not be loaded. Not called after an abort. */
  readonly onFailure?: ((reason: unknown) => void) | undefined
}

/** An export started by a button. */
export interface CsvExporter {
  /** Loads the rows and downloads the file. Ignored while an export runs. */
  readonly exportCsv: () => void
  /** `failed` if the rows could not be loaded; the next call retries. */
  readonly state: 'ready' | 'working' | 'failed'
}

const save = (text: string, fileName: string) => {
  // Without the byte order mark, spreadsheets read UTF-8 as a legacy code page.
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName })
  link.click()
  // Some browsers save nothing if the address is revoked in the same task.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}

/** Exports rows as a CSV file that is safe to open in a spreadsheet. */
export const useCsvExport = <Row>({ columns, rows, fileName, onFailure }: CsvExport<Row>): CsvExporter => {
  const [state, setState] = useState<CsvExporter['state']>('ready')
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const run = async () => {
    if (running.current) return
    running.current = new AbortController()
    const { signal } = running.current
    setState('working')
    try {
      const loaded = typeof rows === 'function' ? await rows(signal) : rows
      if (signal.aborted) return
      save(tableCsv(columns, loaded), fileName)
      setState('ready')
    } catch (reason) {
      if (signal.aborted) return
      setState('failed')
      onFailure?.(reason)
    } finally {
      running.current = undefined
    }
  }
  return { exportCsv: () => void run(), state }
}
