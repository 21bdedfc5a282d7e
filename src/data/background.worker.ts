import { deriveArgon2 } from './cycle/argon2'
import type { BackgroundRequest } from './run-in-background'
import { encodePhoto } from './photos/encode-photo'

// A thread of its own: a phone of this class needs a second for a photo or a key, and the screen must not wait for it.
const answers = {
  photo: async ({ file, use }) => {
    const photo = await encodePhoto(file, use)
    return { value: photo, transfer: [photo.bytes, photo.small] }
  },
  key: async ({ words, salt, cost }) => ({ value: await deriveArgon2(words, salt, cost), transfer: [] }),
} satisfies { [Kind in BackgroundRequest['kind']]: (request: Extract<BackgroundRequest, { kind: Kind }>) => Promise<{ value: unknown; transfer: Transferable[] }> }

const answerTo = (request: BackgroundRequest) => (request.kind === 'photo' ? answers.photo(request) : answers.key(request))

addEventListener('message', (event: MessageEvent<BackgroundRequest>) => {
  answerTo(event.data).then(
    ({ value, transfer }) => postMessage({ value }, { transfer }),
    () => postMessage({ value: null }),
  )
})
