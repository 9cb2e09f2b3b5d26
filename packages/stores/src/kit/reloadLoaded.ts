import type { RemoteValue } from './RemoteValue.ts'

/**
 * Loads a value again in the background, after a change of the account: only if it was loaded before, and not while a
 * load is pending, which may be one of other filters.
 */
export async function reloadLoaded(
  { value, isLoading }: Pick<RemoteValue<unknown>, 'value' | 'isLoading'>,
  load: () => Promise<unknown>,
): Promise<void> {
  if (value.state !== 'idle' && !isLoading) await load()
}
