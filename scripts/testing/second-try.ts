import type { Reporter, TestModule } from 'vitest/node'

/** Names the tests that passed only at the second try, as the journeys' runner does: a busy machine, or a fault to come. */
export default class SecondTry implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    for (const file of modules)
      for (const test of file.children.allTests('passed'))
        if (test.diagnostic()?.flaky) {
          const [first = ''] = test.result().errors?.[0]?.message.split('\n', 1) ?? []
          console.log(`flaky: ${file.relativeModuleId} › ${test.fullName}\n    ${first}`)
        }
  }
}
