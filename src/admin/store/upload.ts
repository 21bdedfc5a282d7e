import * as v from 'valibot'
import { fileProblem } from '@/admin/rules/problems'
import type { AdminBucket } from '@/admin/rules/tab-spec'
import type { UserId } from '@/kit/rules/ids'
import { parseJson } from '@/kit/rules/parse-json'
import { photoName, smallPhoto } from '@/kit/rules/photo-name'
import type { CampusSlug } from '@/kit/rules/campus'
import type { EncodedPhoto } from '@/store/photos/encode-photo'
import { preparePhoto } from '@/store/photos/prepare-photo'
import { UnreadablePhotoError } from '@/store/photos/unreadable-photo'
import { errorOf } from '@/store/remote/error-response'
import { projectKey, projectUrl, publicPictureUrl } from '@/store/remote/project'
import { sendAs, type Reply } from '@/store/remote/send-as'
import { uploadRequest, uploadTimeoutMs, uploadedSchema } from '@/store/remote/storage-upload'
import { done, failed, resultOf, type AdminResult } from './request'

/** Storage's response to an upload. @param status 0 when there was none */
export const uploadReply = (status: number, text: string, url: string): Reply<string> => {
  const body = parseJson(text)
  const succeeded = status >= 200 && status < 300
  if (succeeded && v.is(uploadedSchema, body)) return { ok: true, value: url }
  return { ok: false, error: (succeeded ? null : errorOf(status, body)) ?? { status, code: '', message: '' } }
}

/** Uses XMLHttpRequest, because `fetch` does not report upload progress. */
const put = (
  { method, path, headers }: ReturnType<typeof uploadRequest>,
  bytes: ArrayBuffer,
  token: string,
  onProgress: (fraction: number) => void,
) =>
  new Promise<{ readonly status: number; readonly text: string }>((resolve) => {
    const request = new XMLHttpRequest()
    request.open(method, `${projectUrl()}${path}`)
    request.timeout = uploadTimeoutMs
    for (const [name, value] of Object.entries({ ...headers, apikey: projectKey(), Authorization: `Bearer ${token}` }))
      request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    // Also fires after an error or a timeout, with status 0.
    request.addEventListener('loadend', () =>
      resolve({ status: request.status, text: request.status === 0 ? '' : request.responseText }),
    )
    request.send(bytes)
  })

const prepare = async (file: File): Promise<AdminResult<EncodedPhoto>> => {
  const problem = fileProblem(file)
  if (problem !== null) return failed({ kind: 'file', name: file.name, problem })
  try {
    return done(await preparePhoto(file))
  } catch (error) {
    if (!(error instanceof UnreadablePhotoError)) throw error
    return failed({ kind: 'file', name: file.name, problem: error.problem })
  }
}

export type UploadTarget = { readonly bucket: AdminBucket; readonly campus: CampusSlug }

/**
 * Resizes a picture, strips its metadata and uploads it to a public bucket, under a random name in the folder of the
 * campus.
 * @param onProgress receives the uploaded fraction of the large version, from 0 to 1
 * @returns the public URL of the large version
 */
export const uploadPicture = async (
  userId: UserId,
  { bucket, campus }: UploadTarget,
  file: File,
  onProgress: (fraction: number) => void,
): Promise<AdminResult<string>> => {
  const photo = await prepare(file)
  if (!photo.ok) return photo
  const path = photoName(`${campus}/${crypto.randomUUID()}`, photo.value.type)
  const { bytes, small, type } = photo.value
  const reply = await sendAs(userId, async (token) => {
    const send = async (to: string, body: ArrayBuffer, report: typeof onProgress) => {
      const { status, text } = await put(uploadRequest(bucket, to, type), body, token, report)
      return uploadReply(status, text, publicPictureUrl(bucket, to))
    }
    // The small version goes first, so that a stored large version implies a stored small one.
    const first = await send(smallPhoto(path), small, () => {})
    return first.ok ? send(path, bytes, onProgress) : first
  })
  return resultOf(reply)
}
