/** Sends a request to the demo's worker; rejects if it failed. */
export function tellWorker(worker: ServiceWorker, wish: 'prepare' | 'restart'): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve, reject) => {
    port1.addEventListener('message', (event: MessageEvent<{ readonly done: boolean; readonly reason?: string }>) =>
      event.data.done ? resolve() : reject(new Error(event.data.reason)),
    )
    port1.start()
    worker.postMessage({ wish }, [port2])
  })
}
