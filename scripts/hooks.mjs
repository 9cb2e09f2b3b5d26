// Points git at the repository's own hooks. Quiet outside a git checkout (a tarball, a CI cache).
import { spawnSync } from 'node:child_process'
spawnSync('git', ['config', 'core.hooksPath', '.githooks'], { stdio: 'ignore' })
