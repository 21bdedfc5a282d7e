import * as v from 'valibot'
import { minuteMs } from '@/kit/rules/durations'
import type { Argon2Cost } from '../health/cycle/store/argon2-cost'
import type { PhotoUse } from './photos/encode-photo'
import { startTimeLimit } from './time-limit'

export type BackgroundRequest =
  | { readonly kind: 'photo'; readonly file: Blob; readonly use: PhotoUse }
  | { readonly kind: 'health-export'; readonly file: Blob }
  | { readonly kind: 'key'; readonly pin: string; readonly salt: Uint8Array<ArrayBuffer>; readonly cost: Argon2Cost }

/** Far longer than the slowest phone takes. */
const limitsMs: Readonly<Record<BackgroundRequest['kind'], number>> = {
  photo: minuteMs,
  key: minuteMs,
  'health-export': 10 * minuteMs,
}

/** The task failed or did not end, or its worker could not be started. */
export class BackgroundError extends Error {
  override readonly name = 'BackgroundError'
}

/**
 * Runs a slow task in a new web worker.
 * @param schema validates the result
 * @throws BackgroundError
 */
export const runInBackground = <Schema extends v.GenericSchema>(
  request: BackgroundRequest,
  schema: Schema,
): Promise<v.InferOutput<Schema>> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../app/background.worker.ts', import.meta.url), { type: 'module' })
    const end = () => {
      stopLimit()
      worker.terminate()
    }
    const fail = (how: string) => {
      end()
      reject(new BackgroundError(`The background task "${request.kind}" ${how}`))
    }
    const stopLimit = startTimeLimit(limitsMs[request.kind], () => fail('did not end'))
    worker.addEventListener('message', (event) => {
      const response = v.safeParse(v.object({ value: schema }), event.data)
      if (!response.success) return fail('returned an unexpected result')
      end()
      resolve(response.output.value)
    })
    worker.addEventListener('error', () => fail('failed'))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(request)
  })
