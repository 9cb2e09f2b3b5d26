/** Money writes that have begun and not ended, of every command of a site: of those that share its ports. */
const sending = new WeakMap<object, number>()

/** Whether money is being sent: leaving the page does not stop it. */
export const isMoneyBeingSent = (ports: object): boolean => (sending.get(ports) ?? 0) > 0

/** Counts a money write that begins (1) or ends (-1). */
export const countMoneySending = (ports: object, by: 1 | -1): void =>
  void sending.set(ports, (sending.get(ports) ?? 0) + by)
