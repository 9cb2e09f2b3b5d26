import { safetyStore, signInStore, type RootStore, type SafetyBreak } from '@croupier/stores'

/** Starts a break, which ends the session, and logs the member in again on the break. */
export const onBreak =
  (length: SafetyBreak['length'], username = 'maria') =>
  async (root: RootStore): Promise<void> => {
    await root.store(safetyStore).startBreak(length)
    root.session.end()
    await root.store(signInStore).signIn({ type: 'username', username, password: 'Croupier1' })
    await root.store(safetyStore).loadOverview()
  }
