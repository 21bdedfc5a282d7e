import { encodePhoto } from './encode-photo'

// A thread of its own: a phone of this class needs a second for a photo, and the screen must not wait for it.
addEventListener('message', (event: MessageEvent<Blob>) => {
  encodePhoto(event.data).then(
    (photo) => postMessage({ photo }, { transfer: [photo.bytes, photo.small] }),
    () => postMessage({ photo: null }),
  )
})
