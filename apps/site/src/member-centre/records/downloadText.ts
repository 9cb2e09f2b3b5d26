/**
 * Hands a text to the browser as a file to keep. The byte order mark in front makes spreadsheets read it as UTF-8.
 * @param type media type, such as `text/csv`
 */
export function downloadText(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken the file by the next task.
  setTimeout(() => URL.revokeObjectURL(address))
}
