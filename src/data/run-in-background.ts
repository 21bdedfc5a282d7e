import * as v from 'valibot'
import type { Argon2Cost } from './cycle/argon2-cost'
import type { PhotoUse } from './photos/encode-photo'

export type BackgroundRequest =
  | { readonly kind: 'photo'; readonly file: Blob; readonly use: PhotoUse }
  | { readonly kind: 'key'; readonly words: string; readonly salt: Uint8Array<ArrayBuffer>; readonly cost: Argon2Cost }

/** What runs on another thread failed, or that thread could not be started. */
export class BackgroundError extends Error {
  override readonly name = 'BackgroundError'
}

/**
 * Does something slow on a thread of its own.
 * @param schema of the answer
 * @throws BackgroundError
 */
export const runInBackground = <Schema extends v.GenericSchema>(request: BackgroundRequest, schema: Schema): Promise<v.InferOutput<Schema>> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./background.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', (event) => {
      worker.terminate()
      const answer = v.safeParse(v.object({ value: schema }), event.data)
      if (answer.success) resolve(answer.output.value)
      else reject(new BackgroundError(`${request.kind} gave no answer`))
    })
    worker.addEventListener('error', () => {
      worker.terminate()
      reject(new BackgroundError(`${request.kind} failed`))
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(request)
  })
