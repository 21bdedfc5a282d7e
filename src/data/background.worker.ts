import { deriveArgon2 } from './cycle/argon2'
import type { BackgroundRequest } from './run-in-background'
import { encodePhoto } from './photos/encode-photo'

// On a low-end phone a photo or a key takes about a second, too long for the main thread.
const handlers = {
  photo: async ({ file, use }) => {
    const photo = await encodePhoto(file, use)
    return { value: photo, transfer: [photo.bytes, photo.small] }
  },
  key: async ({ pin, salt, cost }) => ({ value: await deriveArgon2(pin, salt, cost), transfer: [] }),
} satisfies { [Kind in BackgroundRequest['kind']]: (request: Extract<BackgroundRequest, { kind: Kind }>) => Promise<{ value: unknown; transfer: Transferable[] }> }

const handle = (request: BackgroundRequest) => (request.kind === 'photo' ? handlers.photo(request) : handlers.key(request))

addEventListener('message', (event: MessageEvent<BackgroundRequest>) => {
  handle(event.data).then(
    ({ value, transfer }) => postMessage({ value }, { transfer }),
    () => postMessage({ value: null }),
  )
})
