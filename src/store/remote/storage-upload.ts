import * as v from 'valibot'

export const uploadTimeoutMs = 90_000
const yearInSeconds = 365 * 24 * 60 * 60

/** The request that stores a file under a new name. Stored files never change. */
export const uploadRequest = (bucket: string, path: string, type: string) => ({
  method: 'POST' as const,
  path: `/storage/v1/object/${bucket}/${path}`,
  headers: { 'Content-Type': type, 'Cache-Control': `max-age=${yearInSeconds}`, 'x-upsert': 'false' },
})

/** Storage's response to an upload. */
export const uploadedSchema = v.object({ Key: v.string() })
