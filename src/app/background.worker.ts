import { deriveArgon2 } from '@/health/cycle/store/argon2'
import { readHealthRecords } from '@/health/cycle/store/transfer/health-records'
import type { BackgroundRequest } from '@/store/run-in-background'
import { encodePhoto } from '@/store/photos/encode-photo'

// On a low-end phone a photo or a key takes about a second and an export of Apple Health many, too long for the main
// thread.
const handlers = {
  photo: async ({ file, use }) => {
    const photo = await encodePhoto(file, use)
    return { value: photo, transfer: [photo.bytes, photo.small] }
  },
  'health-export': async ({ file }) => ({ value: await readHealthRecords(file), transfer: [] }),
  key: async ({ pin, salt, cost }) => ({ value: await deriveArgon2(pin, salt, cost), transfer: [] }),
} satisfies {
  [Kind in BackgroundRequest['kind']]: (
    request: Extract<BackgroundRequest, { kind: Kind }>,
  ) => Promise<{ value: unknown; transfer: Transferable[] }>
}

const handle = (request: BackgroundRequest) => {
  if (request.kind === 'photo') return handlers.photo(request)
  return request.kind === 'key' ? handlers.key(request) : handlers['health-export'](request)
}

addEventListener('message', (event: MessageEvent<BackgroundRequest>) => {
  handle(event.data).then(
    ({ value, transfer }) => postMessage({ value }, { transfer }),
    () => postMessage({ value: null }),
  )
})
