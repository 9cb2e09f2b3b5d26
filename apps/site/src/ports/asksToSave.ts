/** What some browsers report about the connection. */
export interface Connected {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
}

/** Whether the browser asks to save data, or the connection is a slow 2G one; some browsers report neither. */
export const asksToSave = ({ connection }: Connected): boolean =>
  connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
