import * as v from 'valibot'
import type { Argon2Cost } from './cycle/argon2-cost'
import type { PhotoUse } from './photos/encode-photo'

export type BackgroundRequest =
  | { readonly kind: 'photo'; readonly file: Blob; readonly use: PhotoUse }
  | { readonly kind: 'health-export'; readonly file: Blob }
  | { readonly kind: 'key'; readonly pin: string; readonly salt: Uint8Array<ArrayBuffer>; readonly cost: Argon2Cost }

/** The task failed, or its worker could not be started. */
export class BackgroundError extends Error {
  override readonly name = 'BackgroundError'
}

/**
 * Runs a slow task in a new web worker.
 * @param schema validates the result
 * @throws BackgroundError
 */
export const runInBackground = <Schema extends v.GenericSchema>(request: BackgroundRequest, schema: Schema): Promise<v.InferOutput<Schema>> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./background.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', (event) => {
      worker.terminate()
      const response = v.safeParse(v.object({ value: schema }), event.data)
      if (response.success) resolve(response.output.value)
      else reject(new BackgroundError(`The background task "${request.kind}" returned an unexpected result`))
    })
    worker.addEventListener('error', () => {
      worker.terminate()
      reject(new BackgroundError(`The background task "${request.kind}" failed`))
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(request)
  })
