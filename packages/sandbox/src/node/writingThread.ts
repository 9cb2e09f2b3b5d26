// Writes commits to the file and syncs them, so that requests never wait for the disk but for what they are told of.
import { parentPort, workerData } from 'node:worker_threads'
import { openSqliteFile } from './sqliteFile.ts'
import { FAILED, type Batch, type BatchEnd, type WritingTask } from './writing.ts'

const { path, histories, progress } = workerData as WritingTask
const written = new Int32Array(progress)
const file = openSqliteFile(path)
for (const [collection, indexes] of histories) file.history(collection, indexes)

parentPort?.on('message', (batch: Batch) => {
  let failure = ''
  try {
    if (batch === null) {
      file.close()
      parentPort?.close()
    } else if (Atomics.load(written, 0) === FAILED) failure = 'A batch before it was not written.'
    else file.write(batch)
  } catch (thrown) {
    failure = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
  }
  if (failure === '') Atomics.add(written, 0, 1)
  else Atomics.store(written, 0, FAILED)
  Atomics.notify(written, 0)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  if (batch !== null) parentPort?.postMessage(failure satisfies BatchEnd)
})
