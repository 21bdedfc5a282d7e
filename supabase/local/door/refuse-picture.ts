import { isWithinBound, pictureHead } from '../../../src/kit/rules/picture-head.ts'
import { isOperator } from './refuse-unknown.ts'

const refusal = (message: string): Response =>
  Response.json({ statusCode: '415', error: 'invalid_mime_type', message }, { status: 415 })

/**
 * Rejects an upload that is no still JPEG or WebP, that says to be the other one, or whose pixels would take the memory
 * of each phone that shows it. A hosted project stores it, and the app does not show it.
 *
 * @param upload without an envelope: its body is the file
 * @returns the error response; undefined for any other request
 */
export async function refusePicture(upload: Request, secretKey: string): Promise<Response | undefined> {
  const isUpload =
    (upload.method === 'POST' || upload.method === 'PUT') && new URL(upload.url).pathname.startsWith('/storage/v1/')
  if (!isUpload || isOperator(upload, secretKey)) return undefined
  const head = pictureHead(new Uint8Array(await upload.clone().arrayBuffer()))
  if (!head) return refusal('The file is no JPEG or WebP picture')
  if (head.type !== upload.headers.get('content-type')?.toLowerCase()) return refusal(`The file is ${head.type}`)
  return isWithinBound(head) ? undefined : refusal('The picture has too many pixels')
}
