/** A paste of these data. Firefox's own constructor drops the files of `clipboardData`. */
export const pasteEvent = (clipboardData: DataTransfer): Event =>
  Object.defineProperty(new Event('paste', { bubbles: true, cancelable: true }), 'clipboardData', {
    value: clipboardData,
  })
