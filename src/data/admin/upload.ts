import * as v from 'valibot'
import { fileProblem } from '@/domain/admin/problems'
import type { AdminBucket } from '@/domain/admin/tab-spec'
import type { UserId } from '@/domain/shared/ids'
import { photoName, smallPhoto } from '@/domain/shared/photo-name'
import type { EncodedPhoto } from '../photos/encode-photo'
import { preparePhoto, UnreadablePhotoError } from '../photos/prepare-photo'
import { projectKey, projectUrl, publicPictureUrl } from '../remote/project'
import { done, failed, problemOf, type AdminAnswer } from './admin-answer'
import { sendAs } from './request'

const patienceMs = 90_000
const yearInSeconds = 365 * 24 * 60 * 60

/** Storage tells the true status inside an answer of 400. */
const failureSchema = v.object({ statusCode: v.optional(v.union([v.string(), v.number()])), error: v.optional(v.string()), message: v.optional(v.string()) })
const madeSchema = v.object({ Key: v.string() })

/** What storage said, as it is on the wire. */
export const uploadAnswer = (status: number, text: string, url: string): AdminAnswer<string> => {
  if (status >= 200 && status < 300) return v.is(v.pipe(v.string(), v.parseJson(), madeSchema), text) ? done(url) : failed({ kind: 'strange' })
  const told = v.safeParse(v.pipe(v.string(), v.parseJson(), failureSchema), text)
  if (!told.success) return failed(problemOf({ status, code: '', message: '' }))
  const { statusCode, error = '', message = '' } = told.output
  return failed(problemOf({ status: Number(statusCode) || status, code: error, message }))
}

/** By the older interface of the browser: `fetch` does not tell how much of a body has gone out. */
const put = (address: string, { bytes, type }: Pick<EncodedPhoto, 'bytes' | 'type'>, token: string, onShare: (share: number) => void) =>
  new Promise<{ readonly status: number; readonly text: string }>((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.timeout = patienceMs
    const headers = { apikey: projectKey(), Authorization: `Bearer ${token}`, 'Content-Type': type, 'Cache-Control': `max-age=${yearInSeconds}`, 'x-upsert': 'false' }
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0))
    // Loaded, refused, cut or timed out: in the end there is a status, or none.
    request.addEventListener('loadend', () => resolve({ status: request.status, text: request.status === 0 ? '' : request.responseText }))
    request.send(bytes)
  })

const prepared = async (file: File): Promise<AdminAnswer<EncodedPhoto>> => {
  const problem = fileProblem(file)
  if (problem !== null) return failed({ kind: 'file', message: problem })
  try {
    return done(await preparePhoto(file))
  } catch (error) {
    if (!(error instanceof UnreadablePhotoError)) throw error
    return failed({ kind: 'file', message: `${file.name} is not an image that this browser can read.` })
  }
}

/**
 * Makes a chosen picture small, without what a camera wrote into it, and puts it into a public bucket under a random name.
 * @param onShare hears how much of it has gone out, from 0 to 1
 * @returns its public address
 */
export const uploadPicture = async (person: UserId, bucket: AdminBucket, file: File, onShare: (share: number) => void): Promise<AdminAnswer<string>> => {
  const photo = await prepared(file)
  if (!photo.ok) return photo
  const path = photoName(crypto.randomUUID(), photo.value.type)
  const { bytes, small, type } = photo.value
  return sendAs(person, async (token) => {
    const send = async (to: string, body: ArrayBuffer, told: typeof onShare) => {
      const { status, text } = await put(`${projectUrl()}/storage/v1/object/${bucket}/${to}`, { bytes: body, type }, token, told)
      return uploadAnswer(status, text, publicPictureUrl(bucket, to))
    }
    // The small one first: where the large one is, both are. What has gone out is told of the large one.
    const first = await send(smallPhoto(path), small, () => {})
    return first.ok ? send(path, bytes, onShare) : first
  })
}
