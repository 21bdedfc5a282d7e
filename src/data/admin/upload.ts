import * as v from 'valibot'
import { fileProblem } from '@/domain/admin/problems'
import type { AdminBucket } from '@/domain/admin/tab-spec'
import type { UserId } from '@/domain/shared/ids'
import { photoName, smallPhoto } from '@/domain/shared/photo-name'
import type { EncodedPhoto } from '../photos/encode-photo'
import { preparePhoto, UnreadablePhotoError } from '../photos/prepare-photo'
import { projectKey, projectUrl, publicPictureUrl } from '../remote/project'
import { done, failed, problemOf, type AdminResult } from './admin-result'
import { sendAs } from './request'

const timeoutMs = 90_000
const yearInSeconds = 365 * 24 * 60 * 60

/** Storage responds with 400 and puts the real status into the body. */
const failureSchema = v.object({ statusCode: v.optional(v.union([v.string(), v.number()])), error: v.optional(v.string()), message: v.optional(v.string()) })
const successSchema = v.object({ Key: v.string() })

/** Maps the response of storage. @param status 0 when there was no response */
export const uploadResult = (status: number, text: string, url: string): AdminResult<string> => {
  if (status >= 200 && status < 300) return v.is(v.pipe(v.string(), v.parseJson(), successSchema), text) ? done(url) : failed({ kind: 'strange' })
  const failure = v.safeParse(v.pipe(v.string(), v.parseJson(), failureSchema), text)
  if (!failure.success) return failed(problemOf({ status, code: '', message: '' }))
  const { statusCode, error = '', message = '' } = failure.output
  return failed(problemOf({ status: Number(statusCode) || status, code: error, message }))
}

/** Uses XMLHttpRequest, because `fetch` does not report upload progress. */
const put = (address: string, { bytes, type }: Pick<EncodedPhoto, 'bytes' | 'type'>, token: string, onProgress: (fraction: number) => void) =>
  new Promise<{ readonly status: number; readonly text: string }>((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.timeout = timeoutMs
    const headers = { apikey: projectKey(), Authorization: `Bearer ${token}`, 'Content-Type': type, 'Cache-Control': `max-age=${yearInSeconds}`, 'x-upsert': 'false' }
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    // Also fires after an error or a timeout, with status 0.
    request.addEventListener('loadend', () => resolve({ status: request.status, text: request.status === 0 ? '' : request.responseText }))
    request.send(bytes)
  })

const prepare = async (file: File): Promise<AdminResult<EncodedPhoto>> => {
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
 * Resizes a picture, strips its metadata and uploads it to a public bucket under a random name.
 * @param onProgress receives the uploaded fraction of the large version, from 0 to 1
 * @returns the public URL of the large version
 */
export const uploadPicture = async (userId: UserId, bucket: AdminBucket, file: File, onProgress: (fraction: number) => void): Promise<AdminResult<string>> => {
  const photo = await prepare(file)
  if (!photo.ok) return photo
  const path = photoName(crypto.randomUUID(), photo.value.type)
  const { bytes, small, type } = photo.value
  return sendAs(userId, async (token) => {
    const send = async (to: string, body: ArrayBuffer, report: typeof onProgress) => {
      const { status, text } = await put(`${projectUrl()}/storage/v1/object/${bucket}/${to}`, { bytes: body, type }, token, report)
      return uploadResult(status, text, publicPictureUrl(bucket, to))
    }
    // The small version goes first, so that a stored large version implies a stored small one.
    const first = await send(smallPhoto(path), small, () => {})
    return first.ok ? send(path, bytes, onProgress) : first
  })
}
