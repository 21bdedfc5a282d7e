type Receiver = { postMessage(message: unknown, transfer: Transferable[]): void }

/** Sends a message to a service worker. @returns its reply; undefined if none comes in time */
export const askWorker = (worker: Receiver, type: string, timeoutMs: number): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const finish = (reply?: unknown) => {
      clearTimeout(timer)
      port1.close()
      resolve(reply)
    }
    const timer = setTimeout(finish, timeoutMs)
    port1.addEventListener('message', ({ data }) => finish(data))
    port1.start()
    worker.postMessage({ type }, [port2])
  })
