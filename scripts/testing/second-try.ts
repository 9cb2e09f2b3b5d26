import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import type { SuspectTest } from './suspects.ts'

/**
 * Names the tests that passed only at the second try and writes them to `.reports/second-try-<project>.json`, where
 * `scripts/flakes.ts` finds them.
 */
export default class SecondTry implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const suspects: SuspectTest[] = []
    for (const module of modules)
      for (const test of module.children.allTests('passed'))
        if (test.diagnostic()?.flaky) {
          const [first = ''] = test.result().errors?.[0]?.message.split('\n', 1) ?? []
          console.log(`flaky: ${module.relativeModuleId} › ${test.fullName}\n    ${first}`)
          suspects.push({
            runner: 'vitest',
            project: module.project.name,
            file: module.relativeModuleId,
            title: test.fullName.replaceAll(' > ', ' '),
          })
        }
    const [first] = suspects
    if (!first) return
    mkdirSync('.reports', { recursive: true })
    writeFileSync(path.join('.reports', `second-try-${first.project}.json`), JSON.stringify(suspects))
  }
}
